import { bannerGroups, concealmentPolicies, helpSections, siteGameTypes } from '@quetzal/domain/site';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { BrandLook } from './site.brand.ts';
import { Choice, CountryCode, Group, SiteText } from './site.shapes.ts';

/** What a site asks of one field of the registration form. */
export const FieldRuleSchema = Group({
  enabled: Type.Boolean(),
  required: Type.Boolean(),
  minLength: Type.Optional(Type.Integer({ minimum: 0 })),
  maxLength: Type.Optional(Type.Integer({ minimum: 1 })),
  patternId: Type.Optional(Type.Integer({ minimum: 0, maximum: 23, description: 'Which way of writing it asks for' })),
  acceptedPattern: Type.Optional(Type.String({ description: 'A regular expression for the whole value; * is any' })),
});

const CustomerService = Group({
  csType: Type.String({ description: 'facebook, telegram, livechat, whatsapp, line, zalo, email, phone' }),
  title: Type.Optional(SiteText),
  links: Type.Array(Type.String({ pattern: '^(https://|mailto:|tel:)' }), { minItems: 1 }),
});

/** Places elsewhere where a site speaks to its visitors. */
const socialTypes = ['facebook', 'instagram', 'telegram', 'whatsapp', 'x', 'youtube', 'tiktok'] as const;

const Social = Group({ type: Choice(socialTypes), url: Type.String({ pattern: '^https://', maxLength: 300 }) });

const StoreLink = Type.Optional(
  Type.String({
    pattern: '^https://',
    maxLength: 300,
    description: 'Where the app is; without it the site installs itself',
  }),
);
const Apps = Group({ ios: StoreLink, android: StoreLink }, { default: {} });

const Rebate = Group({
  gameType: Type.String(),
  rate: Type.Union([Type.String({ pattern: '^\\d{1,2}(\\.\\d{1,2})?$' }), Type.Null()], { description: 'Percent' }),
});

export const Country = Group({
  countryCode: CountryCode,
  countryDialingCode: Type.String({ pattern: '^\\d{1,4}$' }),
});

const Version = Type.String({ minLength: 1, maxLength: 64 });
const Theme = Choice(['dark', 'light']);
const When = Choice(['always', 'risk', 'off'], {
  description: 'risk: after a failed attempt of the name or the address in the last half hour',
});
const Codes = Type.Array(Type.String({ pattern: '^[A-Z0-9_]{2,12}$' }), { uniqueItems: true });
const Flag = (description: string) => Type.Boolean({ default: false, description });

const Features = Group(
  {
    agentPage: Flag('Agents get to the portal from the player site'),
    referral: Flag('Members invite friends'),
    transferUpline: Flag('Members send money to their own upline'),
    vip: Flag('The rank of a member is shown'),
  },
  { default: {} },
);

const Policies = Group({
  terms: Type.Optional(Version),
  privacy: Type.Optional(Version),
  passwordDays: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 3_650, description: 'After so many days a password has to be changed' }),
  ),
  inactiveDays: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 3_650, description: 'An account unused for so long needs a second proof' }),
  ),
  limitReviewDays: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 180,
      description: 'How often members look over their limits; 180 if left out',
    }),
  ),
  keptDays: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 36_500, description: 'Personal data after a closure; five years if left out' }),
  ),
});

const Protection = Group(
  {
    slider: { ...When, default: 'risk' } as typeof When,
    captcha: { ...When, default: 'risk' } as typeof When,
    unregisteredIp: Flag('A log-in from an address that is new to the account needs a second proof'),
    codeForChanges: Flag('Contacts, payout accounts and passwords change with a code to a proven contact'),
  },
  { default: {} },
);

/** What a browser has to be told to have Firebase Authentication text a code; all of it is public. */
export const PhoneAuth = Group({
  apiKey: Type.String({ minLength: 1, maxLength: 128, description: 'The web API key of the project' }),
  authDomain: Type.String({ pattern: '^[a-z0-9.-]+$', description: 'As my-project.firebaseapp.com' }),
  endpoint: Type.Optional(
    Type.String({
      pattern: '^https?://[^/]+$',
      description: 'Origin of a stand-in that behaves like the emulator of Firebase; Google answers when left out',
    }),
  ),
});

const Jurisdiction = Group(
  {
    blockedCountries: Type.Array(CountryCode, { default: [], uniqueItems: true }),
    ageMinByCountry: Type.Record(Type.String({ pattern: '^[A-Z]{2}$' }), Type.Integer({ minimum: 18, maximum: 99 }), {
      default: {},
      description: 'The stricter of this and ageMin counts',
    }),
    concealedVisitors: Choice([...concealmentPolicies], {
      default: 'allow',
      description: 'Who comes by a VPN or proxy: let in, asked for a second proof at login, or kept out',
    }),
    transfersBetweenPlayers: Type.Boolean({ default: true, description: 'False where the law forbids them' }),
  },
  { default: {} },
);

const Catalogue = Group(
  {
    vendors: Type.Union([Type.Literal('all'), Codes], { default: 'all' }),
    gameTypes: Type.Array(Choice(siteGameTypes), { default: [...siteGameTypes], uniqueItems: true }),
    gameListCenter: Type.Array(Choice(siteGameTypes), { default: ['RNG', 'LIVE', 'PVP', 'FISH'], uniqueItems: true }),
    esportVendors: { ...Codes, default: ['AV', 'IMES', 'IA', 'AI', 'TF'] } as typeof Codes,
    cockfightVendors: { ...Codes, default: ['DS88', 'DIG', 'WGB', 'BGS'] } as typeof Codes,
  },
  { default: {} },
);

const Lottery = Group(
  {
    type: Choice(['LOTT', 'ELOTT', 'VN', 'SEA'], { default: 'LOTT' }),
    prizeModes: Type.Array(Choice(['LOTT', 'ZY', 'ELOTT', 'SEA']), { default: ['LOTT', 'ELOTT'], uniqueItems: true }),
  },
  { default: {} },
);

const BannerPicture = Type.String({
  pattern: '^/[^/]',
  maxLength: 200,
  description: 'A picture, as a path of the site',
});

const Banner = Group({
  groupName: Choice(bannerGroups),
  url: BannerPicture,
  smallUrl: Type.Optional(BannerPicture),
  title: Type.Optional(SiteText),
  linkageType: Type.Optional(Choice(['promotion', 'game', 'page'])),
  target: Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, description: 'Id of the promotion, or a path of the site' }),
  ),
});
export const BannerView = Banner;

const Help = Group(
  {
    sections: Type.Array(Choice(helpSections), { default: [...helpSections], uniqueItems: true }),
    texts: Type.Record(
      Type.String({ pattern: '^[a-z]+$' }),
      Type.Record(Type.String(), Type.String({ minLength: 1, maxLength: 20_000 })),
      { default: {}, description: 'Chapter, then language, then Markdown that stands in place of ours' },
    ),
  },
  { default: {} },
);

const Jackpot = Group(
  {
    mode: Choice(['off', 'display', 'pool'], {
      default: 'off',
      description: 'pool: the real pot of vendor. display: a figure that grows by itself and says that it is none',
    }),
    vendor: Type.Optional(
      Type.String({ pattern: '^[A-Z0-9_]{2,12}$', description: 'Whose pot is shown; pool needs it' }),
    ),
  },
  { default: {} },
);

const ChatRoom = Group({
  code: Type.String({ pattern: '^[a-z][a-z0-9-]{1,23}$', description: 'The name on the wire and in addresses' }),
  titles: Type.Record(Type.String(), Type.String({ minLength: 1, maxLength: 40 }), {
    description: 'By language; the default language of the site is among them',
  }),
  language: Type.Optional(Type.String({ description: 'What is spoken there; who reads it comes in here first' })),
  accountAgeHoursMin: Type.Integer({ minimum: 0, maximum: 8_760, default: 0, description: 'Newer accounts only read' }),
  slowSeconds: Type.Integer({
    minimum: 1,
    maximum: 3_600,
    default: 2,
    description: 'Between two messages of a member',
  }),
});

const Chat = Group(
  {
    rooms: Type.Array(ChatRoom, { default: [], maxItems: 12 }),
    bannedWords: Type.Array(Type.String({ minLength: 2, maxLength: 60 }), {
      default: [],
      maxItems: 2_000,
      description: 'Words and phrases that no message may have; case, accents and look-alikes make no difference',
    }),
  },
  { default: {} },
);

/** The part of a site file that no query looks into. What has a default may be left out of a file. */
export const SiteSettings = Group({
  languages: Type.Array(Type.String(), { minItems: 1 }),
  visitorLanguage: Choice(['site', 'browser'], {
    default: 'site',
    description: 'What a first visit is greeted in: the default language, or that of the browser where it is offered',
  }),
  themes: Type.Array(Theme, { minItems: 1 }),
  defaultTheme: Theme,
  brand: BrandLook,
  features: Features,
  registration: Type.Record(Type.String(), FieldRuleSchema),
  countries: Type.Array(Country),
  protection: Protection,
  thirdParty: Type.Array(Choice(['google', 'facebook']), { default: [], uniqueItems: true }),
  phoneAuth: Type.Optional(PhoneAuth),
  policies: Type.Optional(Policies),
  jurisdiction: Jurisdiction,
  catalogue: Catalogue,
  rebates: Type.Array(Rebate),
  lottery: Lottery,
  activeValidBetMin: Type.String({
    pattern: '^\\d{1,12}(\\.\\d{1,4})?$',
    description: 'Turnover in a period from which a member counts as active',
  }),
  banners: Type.Array(Banner, { default: [] }),
  customerService: Type.Array(CustomerService),
  social: Type.Array(Social, { default: [] }),
  apps: Apps,
  gameFrame: Choice(['page', 'popup'], {
    default: 'page',
    description: 'What a game opens as: a page, or from 768 px of width on a window over the page it was chosen on',
  }),
  jackpot: Jackpot,
  help: Help,
  chat: Chat,
});
export type SiteSettings = Static<typeof SiteSettings>;

/** Settings with everything said that has a default; what this version does not know is left behind. */
function withDefaults(stored: unknown): unknown {
  return Value.Clean(SiteSettings, Value.Default(SiteSettings, structuredClone(stored)));
}

/** Reads the settings of a stored row; a row that does not fit is our own fault and stops the call. */
export function parseSettings(stored: unknown): SiteSettings {
  const settings = withDefaults(stored);
  if (Value.Check(SiteSettings, settings)) return settings;
  const [first] = Value.Errors(SiteSettings, settings);
  throw new Error(`Site settings do not fit: ${first?.instancePath} ${first?.message}`);
}
