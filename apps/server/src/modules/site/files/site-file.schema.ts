import { findCurrency } from '@quetzal/domain/money';
import { siteModules } from '@quetzal/domain/site';
import Type, { type Static } from 'typebox';
import { SiteSettings } from '../site.settings.ts';
import { Choice, Group } from '../site.shapes.ts';

const Origin = Type.String({
  pattern: '^https?://[a-z0-9.-]+(:\\d{1,5})?$',
  description: 'Without a slash at the end',
});
const Host = Type.String({ pattern: '^[a-z0-9.-]{1,253}(:\\d{1,5})?$' });

/** A site file: everything that makes one site out of the one build. */
export const SiteFileDocument = Group(
  {
    merchantCode: Type.String({ pattern: '^[a-z0-9]{2,32}$', description: 'The name on the wire; it never changes' }),
    name: Type.String({ minLength: 1, maxLength: 60, description: 'The brand' }),
    addresses: Group({ player: Origin, agent: Origin }),
    hosts: Type.Array(Host, {
      default: [],
      uniqueItems: true,
      description: 'Other hosts that lead here, with or without a port',
    }),
    defaultLanguage: Type.String({ description: 'One of languages' }),
    currency: Type.String({ pattern: '^[A-Z]{3,4}$' }),
    timeZone: Type.String({ description: 'IANA name; decides where days begin' }),
    ageMin: Type.Integer({ minimum: 18, maximum: 99 }),
    modules: Type.Array(Choice(siteModules), { uniqueItems: true, description: 'What is switched on' }),
    ...SiteSettings.properties,
  },
  { $id: 'SiteFile', title: 'Site file' },
);
export type SiteFileDocument = Static<typeof SiteFileDocument>;

/** True for a currency that the ledger can hold. */
export const isCurrency = (code: string): boolean => findCurrency(code) !== undefined;

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The schema as a JSON Schema for editors and other tools: what has a default may be left out. */
export function publishedSchema(): object {
  const plain = JSON.parse(JSON.stringify(SiteFileDocument)) as Json;
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', ...(withDefaultsLeftOut(plain) as object) };
}

function withDefaultsLeftOut(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map((item) => withDefaultsLeftOut(item));
  if (schema === null || typeof schema !== 'object') return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withDefaultsLeftOut(value)]));
  const { required, properties } = copy;
  if (!Array.isArray(required) || properties === null || typeof properties !== 'object') return copy;
  const known = properties as Record<string, object>;
  const hasDefault = (name: Json) => typeof name === 'string' && 'default' in (known[name] ?? {});
  return { ...copy, required: required.filter((name) => !hasDefault(name)) };
}
