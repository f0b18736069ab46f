import type { SiteInfo } from '@quetzal/web-kit/site-info';

/** A site as the server describes it: Spanish, pesos, Mexico City. */
export const site: SiteInfo = {
  merchantCode: 'quetzal',
  brand: { name: 'Quetzal', markUrl: null },
  defaultLanguage: 'es',
  languages: ['es', 'en', 'pt', 'ar'],
  currency: 'MXN',
  currencySymbol: '$',
  timeZone: 'America/Mexico_City',
  themes: ['dark', 'light'],
  defaultTheme: 'dark',
  ageMin: 18,
  flags: { agentPage: true },
  links: { playerSite: 'http://player.test', agentSite: 'http://agent.test' },
  banners: [],
  customerService: [],
  social: [],
  apps: {},
  jackpotMode: 'off',
  rebates: [],
  protection: { slider: 'risk', captcha: 'risk' },
  thirdParty: [],
  phoneAuth: null,
  helpSections: [],
  documents: { terms: '1', privacy: '1' },
  statusInfo: { status: 0, endsAt: null, ip: '203.0.113.9' },
  // A public key of the curve; what is encrypted to it here is never read.
  encryptionKey: {
    kty: 'EC',
    crv: 'P-256',
    x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
    y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
    kid: 'test',
    alg: 'ECDH-ES',
    use: 'enc',
  },
};
