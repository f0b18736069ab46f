import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BellIcon } from '../../icons/index.ts';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { IconButton } from './icon-button.tsx';

test('an icon alone still has a name', async () => {
  const screen = await render(
    <IconButton label="Mensajes">
      <BellIcon />
    </IconButton>,
  );
  await expect.element(screen.getByRole('button', { name: 'Mensajes' })).toBeVisible();
});

test('the badge does not change the name', async () => {
  const screen = await render(
    <IconButton label="Mensajes" badge={<CountBadge count={3} />}>
      <BellIcon />
    </IconButton>,
  );
  await expect.element(screen.getByRole('button', { name: 'Mensajes', exact: true })).toHaveTextContent('3');
});
