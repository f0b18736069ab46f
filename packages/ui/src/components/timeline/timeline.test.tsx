import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Timeline } from './timeline.tsx';

test('the events are a named list in the order given', async () => {
  const screen = await render(
    <Timeline
      label="Retiro 48210"
      events={[
        { key: 'asked', title: 'Solicitado', time: '14:02', detail: '$2,000.00' },
        { key: 'sent', title: 'Enviado', tone: 'success' },
      ]}
    />,
  );
  const list = screen.getByRole('list', { name: 'Retiro 48210' });
  expect(
    list
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['Solicitado14:02$2,000.00', 'Enviado']);
});
