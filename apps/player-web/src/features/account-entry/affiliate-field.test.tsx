import { expect, test } from 'vitest';
import { succeed } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';
import { rules } from '#testing/registration-rules.ts';

test.each([
  [true, ''],
  [false, 'Opcional'],
])('an invitation that the site asks for (%s) is not called optional', async (required, placeholder) => {
  const affiliateCode = { enabled: true, required };
  const { screen } = await renderSite('/register', {
    answers: { 'GET /wps/system/setting/register': succeed({ fields: { ...rules.fields, affiliateCode } }) },
  });
  const field = screen.getByRole('textbox', { name: 'Código de invitación' });
  await expect.element(field).toBeVisible();
  expect((field.element() as HTMLInputElement).placeholder).toBe(placeholder);
  expect((field.element() as HTMLInputElement).required || field.element().ariaRequired === 'true').toBe(required);
});
