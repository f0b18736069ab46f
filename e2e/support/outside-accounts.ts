import { type Page } from '@playwright/test';

/**
 * Says at a stand-in for another company who one is, and goes on; the browser comes back to the site. `isUnproven` has the
 * company say that it never saw whether the address is theirs.
 */
export async function continueAs(page: Page, email: string, { isUnproven = false } = {}): Promise<void> {
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Ana Prueba');
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
  if (isUnproven) await page.getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: 'Continuar' }).click();
}
