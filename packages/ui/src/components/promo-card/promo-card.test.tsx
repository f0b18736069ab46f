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

test('cards are of one height, and a short condition stands in the middle of its room', async () => {
  const card = (title: string) => (
    <PromoCard
      artSrc="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"
      headline=""
      title={title}
      detail=""
    />
  );
  const screen = await render(
    <div style={{ width: 320 }}>
      {card('Sin condición')}
      {card('De depósito, pérdida, apuesta o tiempo. El más estricto de todos ellos vale desde el mismo momento.')}
    </div>,
  );
  const [short, long] = screen.getByRole('article').elements();
  expect(short?.getBoundingClientRect().height).toBe(long?.getBoundingClientRect().height);
  const words = short?.querySelector('h3')?.parentElement;
  const [first, last] = [words?.firstElementChild, words?.lastElementChild].map((one) => one?.getBoundingClientRect());
  const over = (first?.top ?? 0) - (short?.firstElementChild?.getBoundingClientRect().bottom ?? 0);
  const under = (short?.getBoundingClientRect().bottom ?? 0) - (last?.bottom ?? 0);
  expect(over).toBeCloseTo(under, 0);
});
