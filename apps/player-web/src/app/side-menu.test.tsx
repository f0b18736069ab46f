import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { succeed } from '#testing/answers.ts';
import { late, watchPlaces } from '#testing/places.ts';
import { renderSite } from '#testing/render-site.tsx';

afterEach(() => localStorage.removeItem('sideMenu'));

const customerService = ['livechat', 'email', 'telegram', 'facebook'].map((csType) => ({
  csType,
  title: `by ${csType}`,
  links: [csType === 'email' ? 'mailto:ayuda@quetzal.example' : `https://${csType}.example`],
}));

test('promotions come after the games, then customer service with Facebook, Telegram and the live chat first', async () => {
  const { screen } = await renderSite('/help', { site: { customerService } });
  const menu = screen.getByRole('navigation', { name: 'Menú principal' });
  await expect.element(menu.getByRole('link', { name: 'Promociones' })).toHaveAttribute('href', '/promotions');
  const names = menu
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);
  const first = names.indexOf('Promociones');
  expect(names.slice(first + 1, first + 5)).toEqual(['by facebook', 'by telegram', 'by livechat', 'by email']);
  await expect.element(menu.getByRole('link', { name: 'by facebook' })).toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(menu.getByRole('link', { name: 'by email' })).not.toHaveAttribute('target');
});

test('a menu that was closed is closed on the next visit', async () => {
  const { screen } = await renderSite('/help');
  await screen.getByRole('button', { name: 'Contraer menú' }).click();
  await expect.element(screen.getByRole('button', { name: 'Expandir menú' })).toBeVisible();
  await screen.unmount();
  const again = await renderSite('/help');
  await expect.element(again.screen.getByRole('button', { name: 'Expandir menú' })).toBeVisible();
  await again.screen.getByRole('button', { name: 'Expandir menú' }).click();
  await expect.element(again.screen.getByRole('button', { name: 'Contraer menú' })).toBeVisible();
});

test('kinds of games that the page brought stand there at once', async () => {
  const { screen } = await renderSite('/help', {
    site: { gameTypes: { content: { FISH: ['SOL'] }, prizeMode: 'LOTT' } },
  });
  const menu = screen.getByRole('navigation', { name: 'Menú principal' });
  await expect.element(menu.getByRole('link', { name: /^Pesca/ })).toBeVisible();
});

test('games that come late push nothing down that could be pressed', async () => {
  const moved = watchPlaces('[data-slot=side-menu]');
  const { screen } = await renderSite('/help', {
    site: { customerService },
    answers: {
      'GET /wps/relay/GCSGAME_getVassGameType': late(1_000, succeed({ content: { RNG: ['SOL'], FISH: ['SOL'] } })),
    },
  });
  const menu = screen.getByRole('navigation', { name: 'Menú principal' });
  await expect.element(menu.getByRole('link', { name: 'Promociones' })).toBeVisible();
  await expect.element(menu.getByText('Pesca')).toBeVisible();
  expect(moved()).toEqual([]);
});

test.each(['dark', 'light'])(
  'in the %s theme the page that is open stands out in the sheet of the menu',
  async (theme) => {
    onTestFinished(() => page.viewport(1280, 800));
    await page.viewport(390, 844);
    const { screen } = await renderSite('/');
    const { documentElement: html } = document;
    const before = html.dataset['theme'];
    onTestFinished(() => void (html.dataset['theme'] = before));
    html.dataset['theme'] = theme;
    await screen.getByRole('button', { name: 'Abrir menú' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Menú principal' });
    const here = sheet.getByRole('link', { name: 'Inicio' });
    await expect.element(here).toHaveAttribute('aria-current', 'page');
    const colourOf = (element: Element) => getComputedStyle(element).backgroundColor;
    expect(colourOf(here.element())).not.toBe(colourOf(sheet.element()));
  },
);
