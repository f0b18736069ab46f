import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { DigitPicker, type DigitPicks } from './digit-picker.tsx';
import { numbersOf } from './quick-picks.ts';

const words = { all: 'Todos', big: 'Grandes', small: 'Chicos', odd: 'Impar', even: 'Par', clear: 'Limpiar' };
const positions = [
  { key: 'tens', label: 'Decena' },
  { key: 'units', label: 'Unidad' },
];

function Picker({ seen }: { seen?: (value: DigitPicks) => void }) {
  const [value, setValue] = useState<DigitPicks>({});
  const changed = (next: DigitPicks) => {
    setValue(next);
    seen?.(next);
  };
  return <DigitPicker {...{ positions, words, value }} label="Números" onValueChange={changed} />;
}

afterEach(() => {
  document.documentElement.dir = 'ltr';
});

test('numbers are picked position by position and given back, in their order', async () => {
  const states: DigitPicks[] = [];
  const screen = await render(<Picker seen={(value) => states.push(value)} />);
  const units = screen.getByRole('group', { name: 'Unidad' });
  await units.getByRole('button', { name: '8', exact: true }).click();
  await units.getByRole('button', { name: '6', exact: true }).click();
  await units.getByRole('button', { name: '8', exact: true }).click();
  expect(states).toEqual([{ units: [8] }, { units: [6, 8] }, { units: [6] }]);
});

test('quick picks take halves and parities, and clear takes all back', async () => {
  const states: DigitPicks[] = [];
  const screen = await render(<Picker seen={(value) => states.push(value)} />);
  const tens = screen.getByRole('group', { name: 'Decena' });
  await tens.getByRole('button', { name: 'Grandes' }).click();
  await expect.element(tens.getByRole('button', { name: '5', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await tens.getByRole('button', { name: 'Limpiar: Decena' }).click();
  expect(states).toEqual([{ tens: [5, 6, 7, 8, 9] }, { tens: [] }]);
});

test('of an odd count of numbers, the one in the middle is small', () => {
  const eleven = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
  expect(numbersOf('small', eleven)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(numbersOf('odd', eleven)).toEqual([1, 3, 5, 7, 9, 11]);
});

const focused = () => document.activeElement?.textContent;

test('Tab stops once at the numbers and once at the quick picks; arrows move within', async () => {
  await render(<Picker />);
  await userEvent.tab();
  expect(focused()).toBe('0');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('2');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('9');
  await userEvent.tab();
  expect(focused()).toBe('Todos');
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('9');
});

test('in right-to-left pages the left key goes on', async () => {
  document.documentElement.dir = 'rtl';
  await render(<Picker />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toBe('1');
});

test('up and down lead to the same number of the next position', async () => {
  const screen = await render(<Picker />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  const units = screen.getByRole('group', { name: 'Unidad' });
  await expect.element(units.getByRole('button', { name: '1', exact: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  const tens = screen.getByRole('group', { name: 'Decena' });
  await expect.element(tens.getByRole('button', { name: '1', exact: true })).toHaveFocus();
});
