import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { CaptchaField, type CaptchaFieldProps } from './captcha-field.tsx';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

function Captcha(props: Partial<CaptchaFieldProps>) {
  return (
    <CaptchaField
      label="Código"
      imageUrl={pixel}
      imageAlt="Cambiar la imagen"
      failedLabel="Reintentar"
      onRefresh={() => undefined}
      {...props}
    />
  );
}

test('the input and the picture have names of their own', async () => {
  const screen = await render(<Captcha error="El código no coincide." />);
  const input = screen.getByRole('textbox', { name: 'Código' });
  await expect.element(input).toHaveAccessibleDescription('El código no coincide.');
  await expect.element(screen.getByRole('button', { name: 'Cambiar la imagen' })).toBeVisible();
});

test('another picture can be asked for once a second, by pointer and by keyboard', async () => {
  const refreshed = vi.fn<() => void>();
  const screen = await render(<Captcha onRefresh={refreshed} />);
  const picture = screen.getByRole('button');
  await picture.click();
  await userEvent.keyboard('{Enter}{Enter} ');
  expect(refreshed).toHaveBeenCalledOnce();
  const later = new MouseEvent('click', { bubbles: true });
  Object.defineProperty(later, 'timeStamp', { value: performance.now() + 1001 });
  picture.element().dispatchEvent(later);
  expect(refreshed).toHaveBeenCalledTimes(2);
});

test('while a picture is fetched no other one is asked for', async () => {
  const refreshed = vi.fn<() => void>();
  const screen = await render(<Captcha imageUrl={null} onRefresh={refreshed} />);
  await expect.element(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  await screen.getByRole('button').click();
  expect(refreshed).not.toHaveBeenCalled();
});

test('a picture that does not load becomes a button to try again', async () => {
  const refreshed = vi.fn<() => void>();
  const screen = await render(<Captcha imageUrl="data:image/png;base64,AA" onRefresh={refreshed} />);
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  expect(refreshed).toHaveBeenCalledOnce();
  await screen.rerender(<Captcha />);
  await expect.element(screen.getByRole('button', { name: 'Cambiar la imagen' })).toBeVisible();
  await expect.element(screen.getByRole('button')).not.toHaveAttribute('aria-busy');
});

test('a picture as the server draws it is shown whole, at the height of the field', async () => {
  const drawn = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="184" height="56"/>';
  const screen = await render(<Captcha imageUrl={drawn} />);
  const picture = screen.container.querySelector('img');
  await expect.poll(() => picture?.naturalWidth).toBe(184);
  const box = picture?.getBoundingClientRect();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(184 / 56, 1);
});
