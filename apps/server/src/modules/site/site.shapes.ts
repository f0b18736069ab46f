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
