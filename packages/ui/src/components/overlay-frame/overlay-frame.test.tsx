import { useLayoutEffect, useState, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { swipe } from '../../testing/swipe.ts';
import { AlertDialog } from '../alert-dialog/alert-dialog.tsx';
import { OverlayFrame } from './overlay-frame.tsx';

const items = [
  { key: 'wallet', label: 'Mi cartera', icon: null },
  { key: 'deposit', label: 'Depósito', icon: null },
];

interface CentreProps {
  start: string | null;
  onPhone?: 'page' | 'sheet';
  onOpenChange?: (open: boolean) => void;
  children?: ReactNode;
}

function Centre({ start, onPhone, onOpenChange, children }: CentreProps) {
  const [active, setActive] = useState(start);
  return (
    <OverlayFrame
      open
      onOpenChange={(open) => onOpenChange?.(open)}
      onPhone={onPhone}
      title="Centro personal"
      closeLabel="Cerrar"
      backLabel="Volver"
      menuLabel="Secciones"
      items={items}
      activeKey={active}
      onSelect={setActive}
      onBack={() => setActive(null)}
      panelTitle={items.find((item) => item.key === active)?.label}
    >
      {`Panel ${active}`}
      {children}
    </OverlayFrame>
  );
}

afterEach(async () => {
  await page.viewport(1280, 800);
});

test('a frame that a page opens with is drawn with the page, not in a second piece after it', async () => {
  let isThere = false;
  function Page() {
    useLayoutEffect(() => {
      isThere = document.querySelector('[role="dialog"]') !== null;
    }, []);
    return <Centre start="wallet" />;
  }
  await render(<Page />);
  expect(isThere).toBe(true);
});

test('a question that its panel opens with stands over the frame, and the keyboard is in it', async () => {
  const screen = await render(
    <Centre start="wallet">
      <AlertDialog
        open
        onOpenChange={() => undefined}
        title="¿Salir?"
        description="Se pierde lo escrito."
        cancelLabel="No"
        confirmLabel="Sí"
        onConfirm={() => undefined}
      />
    </Centre>,
  );
  await expect.element(screen.getByRole('alertdialog', { name: '¿Salir?' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'No' })).toHaveFocus();
});

test('on a wide screen menu and panel stand side by side', async () => {
  const screen = await render(<Centre start="wallet" />);
  await expect.element(screen.getByRole('dialog', { name: 'Centro personal' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Mi cartera' })).toHaveAttribute('aria-current', 'page');
  await screen.getByRole('button', { name: 'Depósito' }).click();
  await expect.element(screen.getByText('Panel deposit')).toBeVisible();
});

test('on a small screen an entry is a page of its own, with a way back to the list', async () => {
  await page.viewport(390, 800);
  const screen = await render(<Centre start={null} />);
  await screen.getByRole('button', { name: 'Depósito' }).click();
  await expect.element(screen.getByText('Panel deposit')).toBeVisible();
  await expect.element(screen.getByRole('navigation', { name: 'Secciones' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Volver' }).click();
  await expect.element(screen.getByRole('navigation', { name: 'Secciones' })).toBeVisible();
});

test('the keyboard starts at the entry that is shown, on a small screen at the title of its page', async () => {
  const wide = await render(<Centre start="wallet" />);
  await expect.element(wide.getByRole('button', { name: 'Mi cartera' })).toHaveFocus();
  await wide.unmount();
  await page.viewport(390, 800);
  const small = await render(<Centre start="wallet" />);
  await expect.element(small.getByRole('heading', { name: 'Mi cartera' })).toHaveFocus();
});

test('on a phone a panel that is a sheet stands at the lower edge, without a way back, and leaves the page above in view', async () => {
  await page.viewport(390, 800);
  const screen = await render(<Centre start="deposit" onPhone="sheet" />);
  const dialog = screen.getByRole('dialog', { name: 'Centro personal' });
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => dialog.element().getBoundingClientRect().bottom).toBe(800);
  expect(dialog.element().getBoundingClientRect().top).toBe(64);
  await expect.element(screen.getByRole('button', { name: 'Volver' })).not.toBeInTheDocument();
});

test('the list of a frame with a sheet is a page like any other', async () => {
  await page.viewport(390, 800);
  const screen = await render(<Centre start={null} onPhone="sheet" />);
  const dialog = screen.getByRole('dialog', { name: 'Centro personal' });
  await expect.poll(() => dialog.element().getBoundingClientRect().top).toBe(0);
});

test('a finger that pulls the head of the sheet down closes it; on a wide screen nothing can be pulled', async () => {
  await page.viewport(390, 800);
  const onOpenChange = vi.fn();
  const screen = await render(<Centre start="deposit" onPhone="sheet" onOpenChange={onOpenChange} />);
  swipe(screen.getByRole('heading', { name: 'Depósito' }).element(), 400, 200);
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[false]]);
  await page.viewport(1280, 800);
  swipe(screen.getByRole('heading', { name: 'Depósito' }).element(), 400, 200);
  expect(onOpenChange).toHaveBeenCalledOnce();
});

test.each(['page', 'sheet'] as const)(
  'in a short window the head of a panel, as a %s, scrolls with it',
  async (onPhone) => {
    await page.viewport(320, 256);
    const screen = await render(
      <Centre start="deposit" onPhone={onPhone}>
        <p style={{ height: 600 }}>Método de pago</p>
      </Centre>,
    );
    const dialog = screen.getByRole('dialog').element();
    await expect.poll(() => dialog.getBoundingClientRect().bottom).toBe(256);
    screen.getByText('Método de pago').element().scrollIntoView({ block: 'end' });
    expect(screen.getByRole('heading', { name: 'Depósito' }).element().getBoundingClientRect().bottom).toBeLessThan(0);
  },
);
