import { type Page } from '@playwright/test';

/** Says at a stand-in for another company who one is, and goes on; the browser comes back to the site. */
export async function continueAs(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Ana Prueba');
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
  await page.getByRole('button', { name: 'Continuar' }).click();
}
