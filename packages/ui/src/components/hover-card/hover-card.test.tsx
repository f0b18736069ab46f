import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { HoverCard } from './hover-card.tsx';

const page = (
  <HoverCard trigger={<a href="#toledo">toledo_88</a>} openDelayMs={0}>
    Agente desde 2024
  </HoverCard>
);

test('the pointer opens the card over its link', async () => {
  const screen = await render(page);
  await screen.getByRole('link', { name: 'toledo_88' }).hover();
  await expect.element(screen.getByText('Agente desde 2024')).toBeVisible();
});

test('the keyboard opens it by the focus and closes it by Escape', async () => {
  const screen = await render(page);
  await userEvent.tab();
  await expect.element(screen.getByText('Agente desde 2024')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('Agente desde 2024')).not.toBeInTheDocument();
});
