import { completeTags } from '@quetzal/i18n';
import type { SiteSettings } from '#modules/site';

const off = { enabled: false, required: false };

/** Alphabetical by country code, as the phone field lists them. */
const dialling: Readonly<Record<string, string>> = {
  AR: '54',
  BO: '591',
  BR: '55',
  CL: '56',
  CO: '57',
  CR: '506',
  DO: '1',
  EC: '593',
  ES: '34',
  GT: '502',
  HN: '504',
  MX: '52',
  NI: '505',
  PA: '507',
  PE: '51',
  PY: '595',
  SV: '503',
  US: '1',
  UY: '598',
  VE: '58',
};

/** Module identifiers that the demo site has switched on. */
export const demoModules = [
  'COMM3',
  'REG3',
  'USERNAMEREG3',
  'DIRECTREG3',
  'AFFMAN3',
  'GAMELO3',
  'GAMELOHOT3',
  'GAMELOFAV3',
  'GAMELOREC3',
];

/** The demo site's file, beyond its columns. */
export const demoSettings: SiteSettings = {
  // A language is offered once its words are complete; the site's own comes first.
  languages: ['es', ...completeTags.filter((tag) => tag !== 'es')],
  themes: ['dark', 'light'],
  defaultTheme: 'dark',
  features: { agentPage: true, referral: false, vip: false },
  registration: {
    username: { enabled: true, required: true, minLength: 4, maxLength: 16, patternId: 19, acceptedPattern: '*' },
    password: { enabled: true, required: true, minLength: 8, maxLength: 20, patternId: 9, acceptedPattern: '*' },
    confirmPassword: { enabled: true, required: true, minLength: 8, maxLength: 20, patternId: 9, acceptedPattern: '*' },
    birthday: { enabled: true, required: true, patternId: 11 },
    affiliateCode: { enabled: true, required: false, maxLength: 16, patternId: 4 },
    email: off,
    mobileNum: off,
    payeeName: off,
    paymentPassword: off,
    recommenderId: off,
    captcha: off,
    qqNum: off,
    line: off,
    whatsapp: off,
    facebook: off,
    wechat: off,
    idNumber: off,
  },
  rebates: [
    { gameType: 'LOTT', rate: '1' },
    { gameType: 'ELOTT', rate: '1' },
    { gameType: 'PVP', rate: null },
    { gameType: 'FISH', rate: '1' },
    { gameType: 'RNG', rate: '1.2' },
    { gameType: 'LIVE', rate: '0.8' },
    { gameType: 'SPORTS', rate: '1' },
    { gameType: 'ESPORTS', rate: '1' },
  ],
  customerService: [],
  countries: Object.entries(dialling).map(([countryCode, countryDialingCode]) => ({ countryCode, countryDialingCode })),
  activeValidBetMin: '100.00',
};
