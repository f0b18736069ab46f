import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../button/button.tsx';
import { PromoCard } from './promo-card.tsx';

test('benefit, condition and way in stand on one card under one heading', async () => {
  const opened = vi.fn<() => void>();
  const screen = await render(
    <PromoCard
      artSrc="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"
      headline="Recarga del 50 %"
      title="Recarga de lunes"
      detail="Hasta $2,000.00 · apuesta x12"
      headingLevel="h2"
      action={<Button onClick={opened}>Más</Button>}
    />,
  );
  const card = screen.getByRole('article');
  await expect.element(card.getByRole('heading', { level: 2, name: 'Recarga de lunes' })).toBeVisible();
  await expect.element(card.getByText('Hasta $2,000.00 · apuesta x12')).toBeVisible();
  await card.getByRole('button', { name: 'Más' }).click();
  expect(opened).toHaveBeenCalledOnce();
});
