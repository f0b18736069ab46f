import Type, { type TLiteral, type TProperties, type TSchemaOptions, type TUnion } from 'typebox';

/** An object of a site file: it refuses keys that it does not know. */
export function Group<P extends TProperties>(properties: P, options: TSchemaOptions = {}) {
  return Type.Object(properties, { ...options, additionalProperties: false });
}

type Literals<C extends readonly string[]> = { -readonly [I in keyof C]: TLiteral<C[I]> };

/** One of some words. */
export function Choice<const C extends readonly string[]>(words: C, options: TSchemaOptions = {}): TUnion<Literals<C>> {
  return Type.Union(
    words.map((word) => Type.Literal(word)),
    options,
  ) as unknown as TUnion<Literals<C>>;
}

/** ISO 3166 code of a country. */
export const CountryCode = Type.String({ pattern: '^[A-Z]{2}$' });

/** A text of a site: one for every reader, or one for each language, by its tag; all have the site's own. */
export const SiteText = Type.Union(
  [
    Type.String({ minLength: 1, maxLength: 120 }),
    Type.Record(Type.String(), Type.String({ minLength: 1, maxLength: 120 }), { minProperties: 1 }),
  ],
  { description: 'One text, or language and text; a table has the default language' },
);
