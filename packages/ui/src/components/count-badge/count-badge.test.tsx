import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CountBadge } from './count-badge.tsx';

test('nothing is shown when nothing waits', async () => {
  const screen = await render(<CountBadge count={0} />);
  expect(screen.container).toBeEmptyDOMElement();
});

test('a large count is capped and the sentence is read instead of the figure', async () => {
  const screen = await render(<CountBadge count={240} label="Más de 99 mensajes" />);
  await expect.element(screen.getByText('99+')).toHaveAttribute('aria-hidden', 'true');
  await expect.element(screen.getByText('Más de 99 mensajes')).toBeInTheDocument();
});
