import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { MoneyField, QuickAmount, QuickAmounts } from './money-field.tsx';

function Amount({ onValue = () => undefined, start = '' }: { onValue?: (value: string) => void; start?: string }) {
  const [value, setValue] = useState(start);
  const change = (next: string) => {
    setValue(next);
    onValue(next);
  };
  return (
    <MoneyField
      label="Monto"
      currencySymbol="$"
      currency="MXN"
      value={value}
      onValueChange={change}
      quickAmounts={
        <QuickAmount selected={value === '500.00'} onClick={() => change('500.00')}>
          $500
        </QuickAmount>
      }
    />
  );
}

test('typing gives a decimal string with at most two decimals', async () => {
  const onValue = vi.fn<(value: string) => void>();
  const screen = await render(<Amount onValue={onValue} />);
  await screen.getByRole('textbox', { name: 'Monto' }).click();
  await userEvent.keyboard('1500.759');
  expect(onValue).toHaveBeenLastCalledWith('1500.75');
});

test('a mark with nothing behind it yet stays in the field and is no part of the amount', async () => {
  const onValue = vi.fn<(value: string) => void>();
  const screen = await render(<Amount onValue={onValue} />);
  const input = screen.getByRole('textbox', { name: 'Monto' });
  await input.click();
  await userEvent.keyboard('300.');
  await expect.element(input).toHaveValue('300.');
  expect(onValue).toHaveBeenLastCalledWith('300');
  await userEvent.keyboard('5');
  expect(onValue).toHaveBeenLastCalledWith('300.5');
});

test('a currency without decimals shows none of an amount that has them, and what is typed goes on from there', async () => {
  const onValue = vi.fn<(value: string) => void>();
  function Yen() {
    const [value, setValue] = useState('1500.00');
    const change = (next: string) => {
      setValue(next);
      onValue(next);
    };
    return (
      <MoneyField label="Monto" currencySymbol="¥" currency="JPY" decimals={0} value={value} onValueChange={change} />
    );
  }
  const screen = await render(<Yen />);
  const input = screen.getByRole('textbox', { name: 'Monto' });
  await expect.element(input).toHaveValue('1,500');
  await input.click();
  await userEvent.keyboard('{End}7');
  expect(onValue).toHaveBeenLastCalledWith('15007');
});

test('a reader whose decimal mark is the comma sees and types it', async () => {
  const onValue = vi.fn<(value: string) => void>();
  function Valor() {
    const [value, setValue] = useState('12500.00');
    const change = (next: string) => {
      setValue(next);
      onValue(next);
    };
    return (
      <MoneyField label="Valor" locale="pt" currencySymbol="$" currency="MXN" value={value} onValueChange={change} />
    );
  }
  const screen = await render(<Valor />);
  const input = screen.getByRole('textbox', { name: 'Valor' });
  await expect.element(input).toHaveValue('12.500,00');
  await input.click();
  await userEvent.keyboard('{Control>}a{/Control}1500,759');
  expect(onValue).toHaveBeenLastCalledWith('1500.75');
  await userEvent.tab();
  await expect.element(input).toHaveValue('1.500,75');
});

test('thousands separators are typed as they are shown', async () => {
  const onValue = vi.fn<(value: string) => void>();
  const screen = await render(<Amount onValue={onValue} />);
  const input = screen.getByRole('textbox');
  await input.click();
  await userEvent.keyboard('12,500.50');
  expect(onValue).toHaveBeenLastCalledWith('12500.50');
  await expect.element(input).toHaveValue('12,500.50');
  await userEvent.tab();
  await expect.element(input).toHaveValue('12,500.50');
});

test('who comes by Tab types over the amount', async () => {
  const onValue = vi.fn<(value: string) => void>();
  await render(<Amount start="2000.00" onValue={onValue} />);
  await userEvent.tab();
  await userEvent.keyboard('750');
  expect(onValue).toHaveBeenLastCalledWith('750');
});

test('an amount that is set from elsewhere takes the place of what is being typed', async () => {
  const screen = await render(<Amount />);
  const input = screen.getByRole('textbox');
  await input.click();
  await userEvent.keyboard('1,2');
  // As by a finger on Safari, which leaves the focus where it is.
  screen
    .getByRole('button', { name: '$500' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(input).toHaveFocus();
  await expect.element(input).toHaveValue('500.00');
});

test('letters and signs are not taken', async () => {
  const onValue = vi.fn<(value: string) => void>();
  const screen = await render(<Amount onValue={onValue} />);
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('-1a2');
  expect(onValue).toHaveBeenLastCalledWith('12');
});

test('thousands are grouped while nobody types', async () => {
  const screen = await render(<Amount start="12500.00" />);
  const input = screen.getByRole('textbox');
  await expect.element(input).toHaveValue('12,500.00');
  await input.click();
  await expect.element(input).toHaveValue('12500.00');
  await userEvent.tab();
  await expect.element(input).toHaveValue('12,500.00');
});

test('a usual amount sets the field and is marked as chosen', async () => {
  const screen = await render(<Amount />);
  const quick = screen.getByRole('button', { name: '$500' });
  await expect.element(quick).toHaveAttribute('aria-pressed', 'false');
  await quick.click();
  await expect.element(quick).toHaveAttribute('aria-pressed', 'true');
  await expect.element(screen.getByRole('textbox')).toHaveValue('500.00');
});

test('phones show the keyboard for decimals', async () => {
  const screen = await render(<Amount />);
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'decimal');
});

test('the error stands between the field and the usual amounts', async () => {
  const screen = await render(
    <MoneyField
      label="Monto"
      currencySymbol="$"
      currency="MXN"
      value="50"
      onValueChange={() => undefined}
      error="El mínimo es $100.00."
      quickAmounts={<QuickAmount selected={false}>$200</QuickAmount>}
    />,
  );
  const [input, error, amount] = [
    screen.getByRole('textbox', { name: 'Monto' }),
    screen.getByText('El mínimo es $100.00.'),
    screen.getByRole('button', { name: '$200' }),
  ].map((locator) => locator.element().getBoundingClientRect());
  expect(error?.top).toBeGreaterThanOrEqual(input?.bottom ?? 0);
  expect(amount?.top).toBeGreaterThanOrEqual(error?.bottom ?? 0);
});

test('an amount with six decimals, typed with Arabic digits, is emitted digit for digit', async () => {
  const onValue = vi.fn<(value: string) => void>();
  function Tether() {
    const [value, setValue] = useState('');
    const change = (next: string) => {
      setValue(next);
      onValue(next);
    };
    return (
      <MoneyField
        label="Monto"
        currencySymbol="₮"
        currency="USDT"
        decimals={6}
        locale="ar"
        value={value}
        onValueChange={change}
      />
    );
  }
  const screen = await render(<Tether />);
  await screen.getByRole('textbox').fill('٩٠٠٧١٩٩٢٥٤٧٤٠٩٩٣٫١٢٣٤٥٦٧');
  expect(onValue).toHaveBeenLastCalledWith('9007199254740993.123456');
});

test('usual amounts fill every row, also five of them on a phone', async () => {
  const screen = await render(
    <div style={{ width: 358 }}>
      <MoneyField
        label="Monto"
        currencySymbol="$"
        currency="MXN"
        value=""
        onValueChange={() => undefined}
        quickAmounts={['$200', '$500', '$1,000', '$2,000', '$5,000'].map((amount) => (
          <QuickAmount key={amount} selected={false}>
            {amount}
          </QuickAmount>
        ))}
      />
    </div>,
  );
  const last = screen.getByRole('button', { name: '$5,000' }).element();
  const row = last.parentElement?.getBoundingClientRect();
  expect(last.getBoundingClientRect().right).toBeCloseTo(row?.right ?? 0, 0);
});

test('four usual amounts stand two above two on a phone', async () => {
  await page.viewport(390, 800);
  const screen = await render(
    <div style={{ width: 358 }}>
      <MoneyField
        label="Monto"
        currencySymbol="$"
        currency="MXN"
        value=""
        onValueChange={() => undefined}
        quickAmounts={['$200', '$500', '$1,000', '$2,000'].map((amount) => (
          <QuickAmount key={amount} selected={false}>
            {amount}
          </QuickAmount>
        ))}
      />
    </div>,
  );
  const boxes = screen
    .getByRole('button')
    .elements()
    .map((button) => button.getBoundingClientRect());
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(2);
  expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1);
  await page.viewport(1280, 800);
});

test.each([
  [2, [2]],
  [3, [3]],
  [6, [3, 3]],
  [7, [3, 2, 2]],
  [8, [3, 3, 2]],
  [10, [3, 3, 2, 2]],
])('no usual amount of %i stands alone under others on a phone', async (count, rows) => {
  await page.viewport(390, 800);
  const screen = await render(
    <QuickAmounts style={{ width: 326 }}>
      {Array.from({ length: count }, (_, at) => (
        <QuickAmount key={at} selected={false}>
          ${at + 1}00
        </QuickAmount>
      ))}
    </QuickAmounts>,
  );
  const tops = screen
    .getByRole('button')
    .elements()
    .map((button) => button.getBoundingClientRect().top);
  expect([...new Set(tops)].map((top) => tops.filter((one) => one === top).length)).toEqual(rows);
  await page.viewport(1280, 800);
});
