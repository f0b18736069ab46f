import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderSite } from '#testing/render-site.tsx';

/* The address changes at once, what it stands for is drawn in slices: here it is never drawn, as the router is not told. */
function touchTo(address: string): void {
  window.history.pushState(null, '', address);
  document.body.click();
}

test('what a touch asks for has its frame before it is drawn, and a touch to elsewhere takes that away', async () => {
  const { screen } = await renderSite('/help');
  touchTo('/help?account=login');
  await expect.element(screen.getByRole('dialog', { name: 'Cargando' })).toBeInViewport();
  touchTo('/help');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  touchTo('/help?search=oro');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByRole('dialog').elements()).toEqual([]);
});

test.each([
  ['login', 'Iniciar sesión', 900, true],
  ['login', 'Iniciar sesión', 900, false],
  ['login', 'Iniciar sesión', 540, true],
  ['register', 'Registrarse', 900, true],
])(
  'the frame ahead of the form %s is as high as the dialog that takes its place',
  async (form, name, height, others) => {
    await page.viewport(1440, height);
    const { screen } = await renderSite('/help', { site: { flags: { THIRDPARTYLOGIN3: others } } });
    touchTo(`/help?account=${form}`);
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog).toHaveAccessibleName('Cargando');
    const ahead = (dialog.element() as HTMLElement).offsetHeight;
    window.dispatchEvent(new PopStateEvent('popstate'));
    await expect.element(dialog.getByRole('radio', { name })).toBeChecked();
    expect((dialog.element() as HTMLElement).offsetHeight).toBe(ahead);
    expect(ahead).toBeLessThan(height);
  },
);
