import { helpTags } from '@quetzal/i18n';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { call, useRooms } from '#testing/rooms.ts';
import { changeSite } from '#testing/site-file.ts';

const rooms = useRooms(useTestDatabase());
const valueOf = async (path: string, headers: Record<string, string> = {}) => {
  const { status, body } = await call(rooms, 'GET', `/wps/system/${path}`, { headers });
  expect([status, body.errorCode]).toEqual([200, null]);
  return body.value as Record<string, unknown>;
};
const from = (country: string, ip = '203.0.113.5') => ({ 'x-country': country, 'x-forwarded-for': ip });

test('domainRoute: the addresses of the site', async () => {
  expect(await valueOf('domainRoute')).toEqual({
    mainDomain: 'localhost:4100',
    resources: [
      { labelNameEn: 'Player site', url: 'http://localhost:4100' },
      { labelNameEn: 'Agent portal', url: 'http://localhost:4200' },
    ],
  });
});

test('location: address and country, and whether the site may be offered there', async () => {
  expect(await valueOf('location', from('MX'))).toEqual({ ip: '203.0.113.5', country: 'MX', isRestricted: false });
  expect(await valueOf('location', from('FR'))).toEqual({ ip: '203.0.113.5', country: 'FR', isRestricted: true });
  expect(await valueOf('location')).toEqual({ ip: '127.0.0.1', country: null, isRestricted: false });
});

test('templates: themes, kinds of games, and every group of banners with its own', async () => {
  const banner = {
    groupName: 'w_login' as const,
    url: '/art/banners/login.avif',
    linkageType: 'page' as const,
    target: '/promotions',
  };
  await changeSite(rooms, { settings: { banners: [banner] } });
  expect(await valueOf('templates')).toMatchObject({
    platform: 'WEB',
    defaultTheme: 'dark',
    gameListCenter: ['RNG', 'LIVE', 'PVP', 'FISH'],
    lotteryType: 'LOTT',
    bannerGroups: [
      { groupName: 'w_home', banners: [] },
      { groupName: 'w_login', banners: [banner] },
      { groupName: 'w_register', banners: [] },
      { groupName: 'w_forget', banners: [] },
    ],
  });
});

test('settings: all of it in one call', async () => {
  await changeSite(rooms, { on: ['HOURSAL3'] });
  const value = await valueOf('settings/consolidated', from('EE'));
  expect(value).toMatchObject({
    info: { merchantCode: 'quetzal', ageMin: 21, documents: { terms: '1' } },
    registration: { birthday: { required: true } },
    location: { country: 'EE' },
    maintenance: false,
    regionRestriction: false,
    contracts: { divtypereq: false, dailysalreqtype: false, contracthoursalreq: true, realtimesalreqtype: false },
  });
});

describe('helpCenter', () => {
  interface Section {
    key: string;
    title: string;
    html: string;
    language: string;
  }
  const sectionsIn = async (language: string) =>
    ((await valueOf('helpCenter', { language })) as { sections: Section[] }).sections;

  test.each(helpTags)('every chapter is there in %s, filled in', async (tag) => {
    const sections = await sectionsIn(tag);
    expect(sections).toHaveLength(11);
    for (const { title, html, language } of sections) {
      expect([language, title === '', html.includes('{{')]).toEqual([tag, false, false]);
      expect(html).toMatch(/^<(p|h3)/);
    }
    expect(sections[0]?.html).toContain('MXN');
  });

  test('what is named in a text stands out by weight, also where letters are never slanted', async () => {
    const deposit = (await sectionsIn('AR')).find(({ key }) => key === 'deposit');
    expect(deposit?.html).toMatch(/<b>[^<]+<\/b>/);
    expect(deposit?.html).not.toContain('<em>');
  });

  test('who asks in a language that nobody wrote gets the site’s own', async () => {
    expect((await sectionsIn('XX'))[0]).toMatchObject({ key: 'about', language: 'es' });
  });

  test('a site’s own chapter stands in place of ours, without markup that could run', async () => {
    const contact = { es: '# Oficina\n\n<img src=x onerror=alert(1)>\n\n[Sí](javascript:alert(1)) **{{brand}}**' };
    await changeSite(rooms, { settings: { help: { sections: ['contact', 'terms'], texts: { contact } } } });
    const [first, second] = await sectionsIn('ES');
    expect(first).toMatchObject({ key: 'contact', title: 'Oficina', language: 'es' });
    expect(first?.html).not.toMatch(/<img|javascript:/);
    expect(first?.html).toContain('<strong>Quetzal</strong>');
    expect(second?.key).toBe('terms');
  });
});
