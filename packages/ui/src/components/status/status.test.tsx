import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Status } from './status.tsx';

test('the word is there for everybody, the dot for the eye only', async () => {
  const screen = await render(<Status tone="danger">Bloqueada</Status>);
  await expect.element(screen.getByText('Bloqueada')).toBeVisible();
  expect(screen.container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(1);
});
