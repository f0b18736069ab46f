import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { slotLane, succeed } from '#testing/answers.ts';
import { barriers } from '#testing/accessible.ts';
import { renderSite } from '#testing/render-site.tsx';

const answers = {
  'GET /wps/relay/GCSGAME_newGameVendor': () => Response.json({ data: { lanes: [slotLane] } }),
  'GET /wps/relay/GCSGAME_getVassGameType': succeed({ content: { RNG: ['SOL', 'TLA'] }, prizeMode: 'LOTT' }),
};
const rebates = [
  { gameType: 'RNG', rate: '1.2' },
  { gameType: 'FISH', rate: '1' },
  { gameType: 'PVP', rate: null },
];

async function openHelp() {
  const { screen } = await renderSite('/help', { answers, site: { rebates } });
  const link = screen.getByRole('navigation', { name: 'Tipos de juego' }).getByRole('link', { name: 'Tragamonedas' });
  const menu = screen.getByRole('region', { name: 'Proveedores: Tragamonedas' });
  // The script of the menu comes after the page: the key is pressed until it is heard.
  const pressDown = async () => {
    (link.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
  };
  await expect
    .poll(async () => {
      if (menu.query() === null) await pressDown();
      return menu.query() !== null;
    })
    .toBe(true);
  return { screen, link, menu, pressDown };
}

test('the down arrow opens the makers of a category with the rebates, and arrows walk through it', async () => {
  const { link, menu } = await openHelp();
  await expect.element(link).toHaveAttribute('aria-expanded', 'true');
  await expect.element(menu.getByRole('link').first()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  const maker = menu.getByRole('link', { name: 'Solaris, 1 juego' });
  await expect.element(maker).toHaveFocus();
  await expect.element(maker).toHaveAttribute('href', '/rng?vassalage=SOL');
  await expect.element(menu.getByRole('row', { name: /Tragamonedas.*1\.2/ })).toBeVisible();
  await expect.element(menu.getByRole('row', { name: /Pesca 1\s%/ })).toBeVisible();
  await expect.element(menu.getByRole('row', { name: /PVP.*Sin reembolso/ })).toBeVisible();
  expect(await barriers()).toEqual([]);
});

test('Escape closes it and gives the keyboard back to its link; leaving it closes it too', async () => {
  const { link, menu, pressDown } = await openHelp();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(link).toHaveFocus();
  await expect.element(link).not.toHaveAttribute('aria-expanded');
  await pressDown();
  await expect.element(menu.getByRole('link').first()).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(menu).not.toBeInTheDocument();
});

test('a mouse that rests on a link opens it, and choosing a maker goes to its games and closes it', async () => {
  const { screen, link, menu } = await openHelp();
  await userEvent.keyboard('{Escape}');
  await link.hover();
  await menu.getByRole('link', { name: 'Tlaloc, 1 juego' }).click();
  await expect.poll(() => window.location.pathname + window.location.search).toBe('/rng?vassalage=TLA');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(screen.getByRole('main')).toBeVisible();
});
