import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { succeed } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';

const ended = 'Tu sesión terminó';

test.each([390, 1280])(
  'who is asked in again after the session ended elsewhere reads why in the form, which nothing lies over, at %i px',
  async (width) => {
    await page.viewport(width, 844);
    const { screen, session } = await renderSite('/?overlay=limits', { token: 't' });
    await expect.element(screen.getByRole('dialog', { name: 'Mi cuenta' })).toBeVisible();
    session.clear('revoked');
    const form = screen.getByRole('dialog', { name: 'Iniciar sesión' });
    await expect.element(form.getByText(ended)).toBeVisible();
    await expect.element(form.getByText(/otro dispositivo/)).toBeVisible();
    expect(screen.getByText(ended).elements()).toHaveLength(1);
    const user = form
      .getByText(/^Usuario/)
      .first()
      .element()
      .getBoundingClientRect();
    const onTop = document.elementFromPoint(user.left + 2, user.top + user.height / 2);
    expect(form.element().contains(onTop)).toBe(true);
    await page.viewport(1280, 800);
  },
);

test('on a page that goes on without a member a message says that the session ended', async () => {
  const { screen, session } = await renderSite('/', { token: 't' });
  await expect.element(screen.getByRole('main')).toBeVisible();
  session.clear('revoked');
  await expect.element(screen.getByText(ended)).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('on a telephone the tabs count no messages any more once nobody is in', async () => {
  await page.viewport(390, 844);
  const { screen, session } = await renderSite('/', {
    token: 't',
    site: { flags: { INBOX3: true } },
    answers: { 'GET /wps/relay/CSP_unreadCount': succeed({ unread: 2 }) },
  });
  const tabs = screen.getByRole('navigation', { name: 'Navegación rápida' });
  await expect.element(tabs.getByText('2', { exact: true })).toBeVisible();
  session.clear('revoked');
  await expect.element(screen.getByText(ended)).toBeVisible();
  await expect.element(tabs.getByText('2', { exact: true })).not.toBeInTheDocument();
  await page.viewport(1280, 800);
});
