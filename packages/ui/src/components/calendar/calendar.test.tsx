import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Calendar, RangeCalendar } from './calendar.tsx';

const words = { previousMonth: 'Mes anterior', nextMonth: 'Mes siguiente', today: 'Hoy', selected: 'elegido' };

afterEach(() => {
  document.documentElement.dir = 'ltr';
});

function Draw({ locale = 'es-MX' }: { locale?: string }) {
  const [value, setValue] = useState('2026-11-17');
  return (
    <>
      <Calendar
        locale={locale}
        words={words}
        today="2026-11-21"
        min="2026-11-03"
        max="2026-12-20"
        autoFocus
        value={value}
        onValueChange={setValue}
      />
      <p data-testid="chosen">{value}</p>
    </>
  );
}

test('days are named in full, with what is special about them', async () => {
  const screen = await render(<Draw />);
  await expect.element(screen.getByRole('grid', { name: 'noviembre de 2026' })).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'martes, 17 de noviembre de 2026, elegido', exact: true }))
    .toHaveFocus();
  await expect
    .element(screen.getByRole('button', { name: 'Hoy, sábado, 21 de noviembre de 2026', exact: true }))
    .toBeVisible();
});

test('arrows walk over days and weeks, Enter chooses', async () => {
  const screen = await render(<Draw />);
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  await expect.element(screen.getByTestId('chosen')).toHaveTextContent('2026-11-25');
});

test('Page Down goes to the next month, and the pages end with the days that can be chosen', async () => {
  const screen = await render(<Draw />);
  await userEvent.keyboard('{PageDown}');
  await expect.element(screen.getByRole('grid', { name: 'diciembre de 2026' })).toBeVisible();
  const next = screen.getByRole('button', { name: 'Mes siguiente' });
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await screen.getByRole('button', { name: 'Mes anterior' }).click();
  await expect.element(screen.getByRole('grid', { name: 'noviembre de 2026' })).toBeVisible();
});

test('days outside of the limits cannot be chosen', async () => {
  const screen = await render(<Draw />);
  await expect.element(screen.getByRole('button', { name: /lunes, 2 de noviembre/ })).toBeDisabled();
});

test('in right-to-left pages the arrow to the left goes to the next day', async () => {
  document.documentElement.dir = 'rtl';
  const screen = await render(<Draw locale="ar-EG" />);
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  await expect.element(screen.getByTestId('chosen')).toHaveTextContent('2026-11-18');
  await expect.element(screen.getByRole('button', { name: /١٨ نوفمبر/ })).toHaveTextContent('١٨');
});

function Span() {
  const [value, setValue] = useState<{ from: string; to?: string | undefined }>();
  return (
    <>
      <RangeCalendar locale="es-MX" words={words} today="2026-11-21" value={value} onValueChange={setValue} />
      <p data-testid="chosen">{`${value?.from} ${value?.to}`}</p>
    </>
  );
}

test('two presses make a range in either order, the third begins anew', async () => {
  const screen = await render(<Span />);
  const day = (date: number) => screen.getByRole('button', { name: new RegExp(`, ${date} de noviembre`) });
  await day(12).click();
  await expect.element(screen.getByTestId('chosen')).toHaveTextContent('2026-11-12 undefined');
  await day(5).click();
  await expect.element(screen.getByTestId('chosen')).toHaveTextContent('2026-11-05 2026-11-12');
  await expect.element(screen.getByRole('gridcell', { selected: true }).nth(7)).toBeVisible();
  await day(20).click();
  await expect.element(screen.getByTestId('chosen')).toHaveTextContent('2026-11-20 undefined');
});
