import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { OverlayFrame } from './overlay-frame.tsx';

const items = [
  { key: 'wallet', label: 'Mi cartera', icon: null },
  { key: 'deposit', label: 'Depósito', icon: null },
];

function Centre({ start }: { start: string | null }) {
  const [active, setActive] = useState(start);
  return (
    <OverlayFrame
      open
      onOpenChange={() => undefined}
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
    </OverlayFrame>
  );
}

afterEach(async () => {
  await page.viewport(1280, 800);
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
