import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { DateRangeField, presetRanges, type DayRange } from './date-range-field.tsx';

const today = '2026-11-21';
const ranges = presetRanges(today);
const changed = vi.fn<(value: DayRange) => void>();

beforeEach(() => {
  changed.mockReset();
});
afterEach(async () => {
  await page.viewport(1280, 800);
});

function Period({ initial }: { initial?: DayRange }) {
  const [value, setValue] = useState(initial);
  return (
    <DateRangeField
      label="Periodo"
      placeholder="Elige"
      locale="es-MX"
      today={today}
      max={today}
      dayCountMax={31}
      value={value}
      onValueChange={(next) => {
        changed(next);
        setValue(next);
      }}
      presets={[
        { label: 'Últimos 7 días', range: ranges.last7Days },
        { label: 'Mes pasado', range: ranges.lastMonth },
      ]}
      words={{
        title: 'Elige un periodo',
        presets: 'Periodos',
        apply: 'Aplicar',
        cancel: 'Cancelar',
        close: 'Cerrar',
        previousMonth: 'Mes anterior',
        nextMonth: 'Mes siguiente',
        today: 'Hoy',
        selected: 'elegido',
        dayCount: (count) => `${count} días`,
        tooLong: 'Elige 31 días como máximo.',
      }}
    />
  );
}

test('a preset is taken over by Apply, and the button then says its name', async () => {
  const screen = await render(<Period />);
  await screen.getByRole('button', { name: 'Periodo Elige' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Elige un periodo' })).toBeVisible();
  await screen.getByRole('button', { name: 'Mes pasado' }).click();
  await expect.element(screen.getByText('31 días', { exact: true })).toBeVisible();
  expect(changed).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Aplicar' }).click();
  expect(changed).toHaveBeenCalledExactlyOnceWith({ from: '2026-10-01', to: '2026-10-31' });
  await expect.element(screen.getByRole('button', { name: 'Periodo Mes pasado' })).toHaveFocus();
});

test('two days make a range over two months that stand side by side', async () => {
  const screen = await render(<Period />);
  await screen.getByRole('button', { name: /^Periodo/ }).click();
  expect(screen.getByRole('grid').elements().length).toBe(2);
  await screen.getByRole('button', { name: /, 27 de octubre/ }).click();
  await expect.element(screen.getByRole('button', { name: 'Aplicar' })).toHaveAttribute('aria-disabled', 'true');
  await screen.getByRole('button', { name: /, 3 de noviembre/ }).click();
  await screen.getByRole('button', { name: 'Aplicar' }).click();
  expect(changed).toHaveBeenCalledExactlyOnceWith({ from: '2026-10-27', to: '2026-11-03' });
});

test('a range that is too long says so and cannot be applied', async () => {
  const screen = await render(<Period />);
  await screen.getByRole('button', { name: /^Periodo/ }).click();
  await screen.getByRole('button', { name: /, 1 de octubre/ }).click();
  await screen.getByRole('button', { name: /, 20 de noviembre/ }).click();
  const apply = screen.getByRole('button', { name: 'Aplicar' });
  await expect.element(apply).toHaveAccessibleDescription('Elige 31 días como máximo.');
  await apply.click({ force: true });
  expect(changed).not.toHaveBeenCalled();
});

test('Escape and Cancel keep what was chosen before', async () => {
  const screen = await render(<Period initial={ranges.last7Days} />);
  const trigger = screen.getByRole('button', { name: 'Periodo Últimos 7 días' });
  await trigger.click();
  await screen.getByRole('button', { name: 'Mes pasado' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger).toHaveFocus();
  await trigger.click();
  await expect
    .element(screen.getByRole('button', { name: 'Últimos 7 días', exact: true }))
    .toHaveAttribute('aria-pressed', 'true');
  await screen.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(trigger).toBeVisible();
  expect(changed).not.toHaveBeenCalled();
});

test('on a phone one month rises from the bottom', async () => {
  await page.viewport(390, 800);
  const screen = await render(<Period />);
  await screen.getByRole('button', { name: /^Periodo/ }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Elige un periodo' })).toBeVisible();
  expect(screen.getByRole('grid').elements().length).toBe(1);
  await expect.element(screen.getByRole('button', { name: 'Cerrar' })).toBeVisible();
});
