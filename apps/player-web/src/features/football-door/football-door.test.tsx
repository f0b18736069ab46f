import { expect, test } from 'vitest';
import { slotLane } from '#testing/answers.ts';
import { renderSite } from '#testing/render-site.tsx';

const lanesWith = (vassalage: string) => ({
  'GET /wps/relay/GCSGAME_newGameVendor': () => {
    const vendors = slotLane.vendors.slice(0, 1).map((vendor) => ({ ...vendor, vassalage }));
    return Response.json({ data: { lanes: [{ ...slotLane, gameCategory: 'SPORTS', isList: false, vendors }] } });
  },
});

test('the address of football leads to its maker where the site has it', async () => {
  await renderSite('/fbSport', { answers: lanesWith('FB') });
  await expect.poll(() => window.location.pathname + window.location.search).toBe('/sports?vassalage=FB');
});

test('elsewhere it is the page that helps on', async () => {
  const { screen } = await renderSite('/fbSport', { answers: lanesWith('IM') });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'No encontramos esta página' })).toBeVisible();
});
