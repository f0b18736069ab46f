import { createHash } from 'node:crypto';
import { type Brand, brandGround, brandStyle } from '@quetzal/domain/brand';
import { currencyOf } from '@quetzal/domain/money';
import { ageMinIn, siteModules, statusIn } from '@quetzal/domain/site';
import { negotiate } from '@quetzal/i18n';
import Type, { type Static } from 'typebox';
import type { CountryOf, Visitor } from '#kernel/geo/country-of.ts';
import type { BodyEncryption } from '#kernel/http/encryption.ts';
import { Instant } from '#kernel/http/envelope.ts';
import type { OutsideSources } from '#kernel/http/site-page.ts';
import type { Site } from './site.model.ts';
import { PhoneAuth, SiteSettings } from './site.settings.ts';
import { siteForNewcomer } from './visitors/newcomers.ts';

const Text = Type.String();
/** What counts while a file names no version of its documents. */
const firstVersion = '1';

export const EncryptionKey = Type.Object(
  { kty: Text, crv: Text, x: Text, y: Text, kid: Text, alg: Text, use: Text },
  { $id: 'EncryptionKey', description: 'Public JWK that encrypted calls are made out to' },
);

const StatusInfo = Type.Object({
  status: Type.Integer({ description: '0 normal, 1 maintenance, 2 region restricted; maintenance wins' }),
  endsAt: Type.Union([Instant, Type.Null()], { description: 'When maintenance is expected to end' }),
  ip: Type.String({ description: 'The visitor’s address' }),
});

/** What a page must know of its site before it can show anything, as this visitor may know it. */
export const SiteInfo = Type.Object(
  {
    merchantCode: Text,
    brand: Type.Object({
      name: Text,
      markUrl: Type.Union([Text, Type.Null()], {
        description: 'A drawing in place of our bird, as a path of the site',
      }),
    }),
    defaultLanguage: Text,
    languages: Type.Array(Text),
    currency: Text,
    currencySymbol: Text,
    currencyPlaces: Type.Integer({ description: 'Places after the point that a person sees of an amount' }),
    timeZone: Text,
    themes: SiteSettings.properties.themes,
    defaultTheme: SiteSettings.properties.defaultTheme,
    ageMin: Type.Integer({ description: 'Years; the stricter of the site and of where the visitor is' }),
    flags: Type.Record(Text, Type.Boolean()),
    protection: Type.Object({
      slider: SiteSettings.properties.protection.properties.slider,
      captcha: SiteSettings.properties.protection.properties.captcha,
    }),
    thirdParty: Type.Array(Text),
    phoneAuth: Type.Union([PhoneAuth, Type.Null()], {
      description: 'The service that texts codes to browsers in our place; null where we text them',
    }),
    links: Type.Object({ playerSite: Text, agentSite: Text }),
    customerService: SiteSettings.properties.customerService,
    banners: SiteSettings.properties.banners,
    social: SiteSettings.properties.social,
    apps: SiteSettings.properties.apps,
    gameFrame: Type.Union([Type.Literal('page'), Type.Literal('popup')]),
    jackpotMode: Type.Union([Type.Literal('off'), Type.Literal('display'), Type.Literal('pool')]),
    rebates: SiteSettings.properties.rebates,
    helpSections: Type.Array(Text),
    documents: Type.Object({ terms: Text, privacy: Text }),
    statusInfo: StatusInfo,
  },
  { $id: 'SiteInfo' },
);
export type SiteInfo = Static<typeof SiteInfo>;

/** A visitor as a site sees one. */
export interface SeenVisitor {
  ip: string;
  country: string | undefined;
  /** They hide where they are. */
  isConcealed: boolean;
}

/** What is seen of somebody who calls. */
export const visitorSeen = (countryOf: CountryOf, visitor: Visitor): SeenVisitor => ({
  ip: visitor.ip,
  country: countryOf(visitor),
  isConcealed: countryOf.isConcealed(visitor),
});

/** What the site is to this visitor: open, under maintenance, or not for where they are. */
export function statusInfoOf(site: Site, { ip, country, isConcealed }: SeenVisitor): Static<typeof StatusInfo> {
  const status = statusIn({ status: site.status, ...site.settings.jurisdiction }, country, isConcealed);
  return { status, endsAt: status === 1 ? (site.statusEndsAt?.toISOString() ?? null) : null, ip };
}

/** The site as the law of a country has it: where people have to be older, its age is that one. */
export function siteIn(site: Site, country: string | undefined): Site {
  const { jurisdiction } = site.settings;
  return { ...site, ageMin: ageMinIn({ ageMin: site.ageMin, ...jurisdiction }, country) };
}

/** The drawing of a site's mark with its address, which changes when it does; undefined where our bird stands. */
export function markOf({ settings }: Site): { path: string; svg: string } | undefined {
  const svg = settings.brand.markSvg;
  if (svg === undefined) return undefined;
  return { path: `/brand/${createHash('sha256').update(svg).digest('hex').slice(0, 16)}/mark.svg`, svg };
}

/** Where pages of a site load from and speak to beside the site itself: sources of a content security policy. */
export function outsideSourcesOf({ settings: { phoneAuth } }: Site): OutsideSources {
  if (phoneAuth === undefined) return { script: [], connect: [], frame: [] };
  if (phoneAuth.endpoint !== undefined) return { script: [], connect: [phoneAuth.endpoint], frame: [] };
  // Before it texts anybody, Google has its own puzzle tell people from programs.
  const puzzle = 'https://www.google.com/recaptcha/';
  return {
    script: [puzzle, 'https://www.gstatic.com/recaptcha/'],
    connect: ['https://identitytoolkit.googleapis.com', puzzle],
    frame: [puzzle, 'https://recaptcha.google.com/recaptcha/'],
  };
}

/** What pages say of a brand: reckoning it out takes longer than the rest of a page, so once for each reading of the site. */
const looks = new WeakMap<SiteSettings['brand'], { style: string; ground: string }>();

function lookOf({ settings: { brand } }: Site): { style: string; ground: string } {
  const known = looks.get(brand);
  if (known !== undefined) return known;
  const { markSvg: _mark, ...chosen } = brand;
  const look = { style: brandStyle(chosen as Brand), ground: brandGround(chosen as Brand) };
  looks.set(brand, look);
  return look;
}

/** The stylesheet of a site's brand; empty where the design stays as it is. */
export const brandStyleOf = (site: Site): string => lookOf(site).style;

/** The colour behind a site's dark pages. */
export const groundOf = (site: Site): string => lookOf(site).ground;

/** What is switched on; no transfers between players where the law forbids them, or nobody said how much. */
function featuresOf({ settings, movesToUplines }: Site): SiteSettings['features'] {
  const { features, jurisdiction } = settings;
  const mayMove = jurisdiction.transfersBetweenPlayers && movesToUplines;
  return { ...features, transferUpline: features.transferUpline && mayMove };
}

/** What a first visit is greeted in; `acceptLanguage` is what the browser says of its own. */
export function greetingOf({ defaultLanguage, settings }: Site, acceptLanguage: string | undefined): string {
  const { visitorLanguage, languages } = settings;
  return visitorLanguage === 'browser' ? negotiate(acceptLanguage, languages, defaultLanguage) : defaultLanguage;
}

/** The site's file as a page reads it. */
export function siteInfoOf(site: Site, visitor: SeenVisitor): SiteInfo {
  const { settings } = site;
  const { protection, policies } = settings;
  const { modules: switchedOn } = siteForNewcomer(site, visitor.isConcealed) ?? site;
  const modules = siteModules.map((module) => [module, switchedOn.has(module)] as const);
  return {
    merchantCode: site.merchantCode,
    brand: { name: site.name, markUrl: markOf(site)?.path ?? null },
    defaultLanguage: site.defaultLanguage,
    languages: settings.languages,
    currency: site.currency,
    currencySymbol: currencyOf(site.currency).symbol,
    currencyPlaces: currencyOf(site.currency).displayDigits,
    timeZone: site.timeZone,
    themes: settings.themes,
    defaultTheme: settings.defaultTheme,
    ageMin: siteIn(site, visitor.country).ageMin,
    flags: { ...Object.fromEntries(modules), ...featuresOf(site) },
    links: { playerSite: site.playerUrl, agentSite: site.agentUrl },
    customerService: settings.customerService,
    banners: settings.banners,
    social: settings.social,
    apps: settings.apps,
    gameFrame: settings.gameFrame,
    jackpotMode: settings.jackpot.mode,
    rebates: settings.rebates,
    protection: { slider: protection.slider, captcha: protection.captcha },
    thirdParty: settings.thirdParty,
    phoneAuth: settings.phoneAuth ?? null,
    helpSections: settings.help.sections,
    documents: { terms: policies?.terms ?? firstVersion, privacy: policies?.privacy ?? firstVersion },
    statusInfo: statusInfoOf(site, visitor),
  };
}

/** What the gateway writes into a page: the site's file with the key that its first encrypted call needs. */
export function pageInfoOf(
  site: Site,
  visitor: SeenVisitor,
  encryptionKey: BodyEncryption['publicKey'],
): SiteInfo & { encryptionKey: BodyEncryption['publicKey'] } {
  return { ...siteInfoOf(site, visitor), encryptionKey };
}
