import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { BetSlip, BetSlipItem, BetSlipPrice, BetSlipSheet } from './bet-slip.tsx';

const content = {
  title: 'Boleto',
  clearLabel: 'Vaciar',
  onClear: () => undefined,
  empty: <p>Tu boleto está vacío</p>,
  totals: [{ key: 'price', label: 'Cuota total', value: '1.62' }],
  submit: <Button>Apostar $200.00</Button>,
};

afterEach(async () => {
  await page.viewport(1280, 800);
});

test('an empty slip says so and offers nothing to place', async () => {
  const screen = await render(<BetSlip {...content} count={0} />);
  await expect.element(screen.getByText('Tu boleto está vacío')).toBeVisible();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

test('each bet can be taken out by name, and all of them at once', async () => {
  const removed = vi.fn<() => void>();
  const cleared = vi.fn<() => void>();
  const screen = await render(
    <BetSlip {...content} count={1} onClear={cleared}>
      <BetSlipItem title="México" removeLabel="Quitar México" onRemove={removed} end={<BetSlipPrice price="1.62" />}>
        1X2
      </BetSlipItem>
    </BetSlip>,
  );
  const slip = screen.getByRole('region', { name: 'Boleto' });
  await slip.getByRole('button', { name: 'Quitar México' }).click();
  await slip.getByRole('button', { name: 'Vaciar' }).click();
  expect(removed).toHaveBeenCalledOnce();
  expect(cleared).toHaveBeenCalledOnce();
  await expect.element(slip.getByRole('term')).toHaveTextContent('Cuota total');
});

test('a price that moved shows and says what it was', async () => {
  const screen = await render(<BetSlipPrice price="1.77" previousPrice="1.70" previousLabel="antes" />);
  await expect.element(screen.getByText('antes')).toBeInTheDocument();
  await expect.element(screen.getByText('1.70', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('1.77')).toBeVisible();
});

function OnSmallScreens({ count }: { count: number }) {
  const [open, setOpen] = useState(false);
  return <BetSlipSheet {...content} count={count} open={open} onOpenChange={setOpen} closeLabel="Cerrar" />;
}

test('on small screens a pill counts the bets, opens the slip and gets the focus back', async () => {
  await page.viewport(390, 800);
  const screen = await render(<OnSmallScreens count={2} />);
  const pill = screen.getByRole('button', { name: 'Boleto 2' });
  await pill.click();
  await expect.element(screen.getByRole('dialog', { name: 'Boleto 2' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Apostar $200.00' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(pill).toHaveFocus();
});

test('without a bet there is no pill', async () => {
  await page.viewport(390, 800);
  const screen = await render(<OnSmallScreens count={0} />);
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});
