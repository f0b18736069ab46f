import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

function Rounds({
  start = 10,
  onValue = () => undefined,
  ...rest
}: Partial<NumberFieldProps> & { start?: number | null; onValue?: (value: number | null) => void }) {
  const [value, setValue] = useState<number | null>(start);
  const change = (next: number | null) => {
    setValue(next);
    onValue(next);
  };
  return (
    <NumberField
      label="Rondas"
      stepLabels={{ decrease: 'Menos', increase: 'Más' }}
      {...rest}
      value={value}
      onValueChange={change}
    />
  );
}

test('arrows step by one, with Shift by ten, Home and End go to the limits', async () => {
  const screen = await render(<Rounds min={1} max={500} />);
  const input = screen.getByRole('textbox', { name: 'Rondas', exact: true });
  await input.click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(input).toHaveValue('11');
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
  await expect.element(input).toHaveValue('21');
  await userEvent.keyboard('{End}');
  await expect.element(input).toHaveValue('500');
  await userEvent.keyboard('{Home}');
  await expect.element(input).toHaveValue('1');
});

test('the buttons step and stop at the limits', async () => {
  const screen = await render(<Rounds start={1} min={0} max={2} />);
  const input = screen.getByRole('textbox');
  await screen.getByRole('button', { name: 'Más' }).click();
  await expect.element(input).toHaveValue('2');
  await expect.element(screen.getByRole('button', { name: 'Más' })).toBeDisabled();
  await screen.getByRole('button', { name: 'Menos' }).click();
  await expect.element(input).toHaveValue('1');
});

test.each([
  ['de', '1.234,5', 1234.5],
  ['es-MX', '1,234.5', 1234.5],
  ['fr', '1 234,5', 1234.5],
  ['ar-EG', '١٬٢٣٤٫٥', 1234.5],
  ['ja', '１２３４．５', 1234.5],
])('in %s the text %s is read as %d', async (locale, text, expected) => {
  const onValue = vi.fn<(value: number | null) => void>();
  const screen = await render(<Rounds start={null} locale={locale} onValue={onValue} />);
  await screen.getByRole('textbox').fill(text);
  expect(onValue).toHaveBeenLastCalledWith(expected);
});

test('a reader of Arabic digits sees them when the field is left', async () => {
  const screen = await render(<Rounds start={1250} locale="ar-EG" />);
  await expect.element(screen.getByRole('textbox')).toHaveValue('١٬٢٥٠');
});

test('emptying the field gives null, not zero', async () => {
  const onValue = vi.fn<(value: number | null) => void>();
  const screen = await render(<Rounds onValue={onValue} />);
  await screen.getByRole('textbox').clear();
  expect(onValue).toHaveBeenLastCalledWith(null);
});

test('a number beyond the limit stays where the form is to refuse it', async () => {
  const onValue = vi.fn<(value: number | null) => void>();
  const screen = await render(<Rounds min={1} max={500} keepsOutOfRange onValue={onValue} />);
  const input = screen.getByRole('textbox');
  await input.fill('900');
  await userEvent.tab();
  await expect.element(input).toHaveValue('900');
  expect(onValue).toHaveBeenLastCalledWith(900);
});

test('a number beyond the limit becomes the limit when the field is left', async () => {
  const screen = await render(<Rounds max={500} />);
  const input = screen.getByRole('textbox');
  await input.fill('900');
  await userEvent.tab();
  await expect.element(input).toHaveValue('500');
});

test('letters are not taken', async () => {
  const screen = await render(<Rounds start={null} />);
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('1a2');
  await expect.element(screen.getByRole('textbox')).toHaveValue('12');
});

test('the error describes the input, and nothing in the field speaks a language of its own', async () => {
  const screen = await render(<Rounds error="Elige entre 1 y 500." />);
  const input = screen.getByRole('textbox', { name: 'Rondas', exact: true });
  await expect.element(input).toHaveAccessibleDescription('Elige entre 1 y 500.');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input).not.toHaveAttribute('aria-roledescription');
});

test('the ref leads to the input, so that a form can focus the first error', async () => {
  const ref = createRef<HTMLInputElement>();
  await render(<Rounds ref={ref} />);
  expect(ref.current?.type).toBe('text');
});
