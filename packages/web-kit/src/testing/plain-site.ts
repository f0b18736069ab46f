import type { SiteInfo } from '../site-info/index.ts';
import { testKey } from './sealed-body.ts';

/** A site as the server describes it, with nothing switched on: Spanish, pesos, Mexico City. */
export const plainSite: SiteInfo = {
  merchantCode: 'quetzal',
  brand: { name: 'Quetzal', markUrl: null },
  defaultLanguage: 'es',
  languages: ['es', 'en', 'pt', 'ar'],
  currency: 'MXN',
  currencySymbol: '$',
  currencyPlaces: 2,
  timeZone: 'America/Mexico_City',
  themes: ['dark', 'light'],
  defaultTheme: 'dark',
  ageMin: 18,
  flags: {},
  links: { playerSite: 'http://player.test', agentSite: 'http://agent.test' },
  banners: [],
  customerService: [],
  social: [],
  apps: {},
  gameFrame: 'page',
  jackpotMode: 'off',
  rebates: [],
  protection: { slider: 'risk', captcha: 'risk' },
  thirdParty: [],
  phoneAuth: null,
  helpSections: [],
  documents: { terms: '1', privacy: '1' },
  statusInfo: { status: 0, endsAt: null, ip: '203.0.113.9' },
  encryptionKey: testKey,
};
