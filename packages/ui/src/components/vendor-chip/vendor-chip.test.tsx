import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { VendorChip, VendorLogo } from './vendor-chip.tsx';

const picture = (name: string) =>
  `data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20width=%2296%22%20height=%2248%22%20id=%22${name}%22/%3E`;
const images = { color: picture('color'), active: picture('active') };

test('pressed, it wears its active colouring and says so', async () => {
  const screen = await render(<VendorChip name="Nahual" images={images} count={18} pressed={false} />);
  const chip = screen.getByRole('button', { name: 'Nahual 18' });
  await expect.element(chip).toHaveAttribute('aria-pressed', 'false');
  expect(screen.container.querySelector('img')?.src).toBe(images.color);
  await screen.rerender(<VendorChip name="Nahual" images={images} count={18} pressed />);
  await expect.element(chip).toHaveAttribute('aria-pressed', 'true');
  expect(screen.container.querySelector('img')?.src).toBe(images.active);
});

test('mouse and keyboard turn it on and off', async () => {
  const changed = vi.fn<(pressed: boolean) => void>();
  const screen = await render(<VendorChip name="Nahual" images={images} pressed onPressedChange={changed} />);
  await screen.getByRole('button', { name: 'Nahual' }).click();
  await userEvent.keyboard(' ');
  expect(changed.mock.calls).toEqual([[false], [false]]);
});

test('a logo that is broken or missing leaves the name', async () => {
  const screen = await render(
    <>
      <VendorLogo name="Obsidia" images={{ default: 'data:image/svg+xml,broken' }} />
      <VendorLogo name="Copal" images={{}} variant="purple" />
    </>,
  );
  await expect.element(screen.getByText('Obsidia')).toBeVisible();
  await expect.element(screen.getByText('Copal')).toBeVisible();
});
