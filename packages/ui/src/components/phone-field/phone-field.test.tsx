import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Dialog } from '../dialog/dialog.tsx';
import { PhoneField, type PhoneCountry, type PhoneFieldProps, type PhoneNumber } from './phone-field.tsx';

const countries: PhoneCountry[] = [
  { countryCode: 'MX', dialingCode: '52', name: 'México' },
  { countryCode: 'US', dialingCode: '1', name: 'Estados Unidos' },
  { countryCode: 'AR', dialingCode: '54', name: 'Argentina' },
];
const words = { country: 'País', search: 'Buscar país', empty: 'Ningún país coincide.' };

function Phone({ onValue, ...rest }: Partial<PhoneFieldProps> & { onValue?: (value: PhoneNumber) => void }) {
  const [value, setValue] = useState<PhoneNumber>({ countryCode: 'MX', number: '' });
  const change = (next: PhoneNumber) => {
    setValue(next);
    onValue?.(next);
  };
  return <PhoneField label="Celular" {...{ countries, words }} {...rest} value={value} onValueChange={change} />;
}

test('the number takes digits of any script, without spaces', async () => {
  const onValue = vi.fn<(value: PhoneNumber) => void>();
  const screen = await render(<Phone onValue={onValue} />);
  const input = screen.getByRole('textbox', { name: 'Celular' });
  await input.fill('５５ ١٢٣٤');
  expect(onValue).toHaveBeenLastCalledWith({ countryCode: 'MX', number: '551234' });
  await expect.element(input).toHaveAttribute('type', 'tel');
  await expect.element(input).toHaveAttribute('autocomplete', 'tel-national');
});

test('a pasted international number switches the country', async () => {
  const screen = await render(<Phone />);
  await screen.getByRole('textbox').fill('+1 212 555 0100');
  await expect.element(screen.getByRole('combobox', { name: 'País: Estados Unidos +1' })).toBeVisible();
  await expect.element(screen.getByRole('textbox')).toHaveValue('2125550100');
});

test('an international number can also be typed key by key', async () => {
  const screen = await render(<Phone />);
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('+5411');
  await expect.element(screen.getByRole('combobox', { name: 'País: Argentina +54' })).toBeVisible();
  await expect.element(screen.getByRole('textbox')).toHaveValue('11');
});

test('the keyboard opens the list, searches without accents and chooses', async () => {
  const screen = await render(<Phone />);
  (screen.getByRole('combobox', { name: 'País: México +52' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('combobox', { name: 'Buscar país' })).toHaveFocus();
  await userEvent.keyboard('estados');
  await expect.element(screen.getByRole('option', { name: 'Argentina' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  const button = screen.getByRole('combobox', { name: 'País: Estados Unidos +1' });
  await expect.element(button).toHaveFocus();
});

test('the pointer chooses by dialling code, and says when nothing is found', async () => {
  const screen = await render(<Phone />);
  await screen.getByRole('combobox').click();
  const search = screen.getByRole('combobox', { name: 'Buscar país' });
  await search.fill('zzz');
  await expect.element(screen.getByText('Ningún país coincide.')).toBeVisible();
  await search.fill('+54');
  await screen.getByRole('option').click();
  await expect.element(screen.getByRole('combobox', { name: 'País: Argentina +54' })).toBeVisible();
});

test('inside a dialog the list takes the focus, and Escape closes only the list', async () => {
  const closed = vi.fn<(open: boolean) => void>();
  const screen = await render(
    <Dialog open onOpenChange={closed} title="Registro" closeLabel="Cerrar">
      <Phone />
    </Dialog>,
  );
  await screen.getByRole('combobox', { name: 'País: México +52' }).click();
  const search = screen.getByRole('combobox', { name: 'Buscar país' });
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('arg');
  await expect.element(search).toHaveValue('arg');
  await userEvent.keyboard('{Escape}');
  await expect.element(search).not.toBeInTheDocument();
  await expect.element(screen.getByRole('combobox', { name: 'País: México +52' })).toHaveFocus();
  expect(closed).not.toHaveBeenCalled();
});

test('the number is grouped while nobody types', async () => {
  const screen = await render(<Phone formatNumber={({ number }) => number.replace(/^(\d{2})/, '$1 ')} />);
  const input = screen.getByRole('textbox');
  await input.fill('551234');
  await expect.element(input).toHaveValue('551234');
  await userEvent.tab();
  await expect.element(input).toHaveValue('55 1234');
});

test('with one country there is nothing to choose', async () => {
  const screen = await render(<Phone countries={countries.slice(0, 1)} error="Escribe 10 dígitos." />);
  await expect.element(screen.getByRole('combobox')).not.toBeInTheDocument();
  await expect.element(screen.getByText('+52')).toBeVisible();
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('Escribe 10 dígitos.');
});

test('inside a dialog a country can be pressed, also when the countries came after the dialog', async () => {
  const onValue = vi.fn<(value: PhoneNumber) => void>();
  const page = (known: readonly PhoneCountry[]) => (
    <Dialog open onOpenChange={vi.fn<(open: boolean) => void>()} title="Registro" closeLabel="Cerrar">
      <Phone countries={known} onValue={onValue} />
      {/* Room for the list, which stays within the dialog. */}
      <div style={{ blockSize: '20rem' }} />
    </Dialog>
  );
  const screen = await render(page([]));
  await screen.rerender(page(countries));
  await screen.getByRole('combobox', { name: /^País/ }).click();
  await screen.getByRole('option', { name: /^Argentina/ }).click({ timeout: 4000 });
  expect(onValue).toHaveBeenLastCalledWith({ countryCode: 'AR', number: '' });
});

test.each([
  ['many', countries],
  ['one', countries.slice(0, 1)],
])('the number stands where it does before the countries are known, %s of them', async (_how, known) => {
  const screen = await render(<Phone countries={[]} />);
  const place = () => screen.getByRole('textbox').element().getBoundingClientRect().x;
  const before = place();
  await screen.rerender(<Phone countries={known.map((country) => ({ ...country, flagUrl: '/mx.svg' }))} />);
  await expect.element(screen.getByText('+52')).toBeVisible();
  expect(place()).toBe(before);
});
