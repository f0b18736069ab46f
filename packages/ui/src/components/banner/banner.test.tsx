import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Banner } from './banner.tsx';

const art = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='12' height='4'/>";

test('a hero is fetched before everything else, a strip is not', async () => {
  const screen = await render(<Banner artSrc={art} title="Duplica tu primer depósito" headingLevel="h1" />);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Duplica tu primer depósito');
  expect(screen.container.querySelector('img')?.fetchPriority).toBe('high');
  await screen.rerender(<Banner artSrc={art} title="Casino" size="strip" />);
  expect(screen.container.querySelector('img')?.fetchPriority).toBe('auto');
});

test('its inside stays dark on a light page, so that words on the art stay bright', async () => {
  document.documentElement.dataset['theme'] = 'light';
  const screen = await render(<Banner artSrc={art} title="Casino" />);
  const heading = screen.getByRole('heading').element();
  const lightness = Number(/oklch\((0?\.\d+|1)/.exec(getComputedStyle(heading).color)?.[1]);
  delete document.documentElement.dataset['theme'];
  expect(lightness).toBeGreaterThan(0.9);
});
