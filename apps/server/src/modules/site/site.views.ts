import { currencyOf } from '@quetzal/domain/money';
import Type, { type Static } from 'typebox';
import type { BodyEncryption } from '#kernel/http/encryption.ts';
import type { Site } from './site.model.ts';
import { SiteSettings } from './site.settings.ts';

const Text = Type.String();

export const EncryptionKey = Type.Object(
  { kty: Text, crv: Text, x: Text, y: Text, kid: Text, alg: Text, use: Text },
  { $id: 'EncryptionKey', description: 'Public JWK that encrypted calls are made out to' },
);

/** What a page must know of its site before it can show anything. */
export const SiteInfo = Type.Object(
  {
    merchantCode: Text,
    brand: Type.Object({ name: Text }),
    defaultLanguage: Text,
    languages: Type.Array(Text),
    currency: Text,
    currencySymbol: Text,
    timeZone: Text,
    themes: SiteSettings.properties.themes,
    defaultTheme: SiteSettings.properties.defaultTheme,
    ageMin: Type.Integer(),
    flags: Type.Record(Text, Type.Boolean()),
    links: Type.Object({ playerSite: Text, agentSite: Text }),
    customerService: SiteSettings.properties.customerService,
    rebates: SiteSettings.properties.rebates,
  },
  { $id: 'SiteInfo' },
);
export type SiteInfo = Static<typeof SiteInfo>;

/** Module identifiers that screens ask about; each is a flag, on or off. */
const flagModules = [
  'COMM3',
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'DIRECTREG3',
  'REG3',
  'FREEPLAY3',
  'PTSYS3',
  'AFFMAN3',
  'GAMELO3',
  'GAMELOHOT3',
  'GAMELOFAV3',
  'GAMELOREC3',
  'MOBILEVERCODELOGIN3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'CHNGPASSVERIF3',
  'AGENTPOLICY3',
  'CAPTCHA3',
  'REWCEN3',
  'INBOX3',
  'CBS3',
  'MEMTRANS3',
  'FUNDTRANS3',
  'PASS3',
];

/** The site's file as a page reads it. */
export function siteInfoOf(site: Site): SiteInfo {
  const { settings } = site;
  const modules = flagModules.map((module) => [module, site.modules.has(module)] as const);
  return {
    merchantCode: site.merchantCode,
    brand: { name: site.name },
    defaultLanguage: site.defaultLanguage,
    languages: settings.languages,
    currency: site.currency,
    currencySymbol: currencyOf(site.currency).symbol,
    timeZone: site.timeZone,
    themes: settings.themes,
    defaultTheme: settings.defaultTheme,
    ageMin: site.ageMin,
    flags: { ...Object.fromEntries(modules), ...settings.features },
    links: { playerSite: site.playerUrl, agentSite: site.agentUrl },
    customerService: settings.customerService,
    rebates: settings.rebates,
  };
}

/** What the gateway writes into a page: the site's file with the key that its first encrypted call needs. */
export function pageInfoOf(
  site: Site,
  encryptionKey: BodyEncryption['publicKey'],
): SiteInfo & { encryptionKey: BodyEncryption['publicKey'] } {
  return { ...siteInfoOf(site), encryptionKey };
}
