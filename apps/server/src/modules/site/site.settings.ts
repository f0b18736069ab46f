import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';

/** What a site asks of one field of the registration form. */
export const FieldRuleSchema = Type.Object({
  enabled: Type.Boolean(),
  required: Type.Boolean(),
  minLength: Type.Optional(Type.Integer({ minimum: 0 })),
  maxLength: Type.Optional(Type.Integer({ minimum: 1 })),
  patternId: Type.Optional(Type.Integer({ minimum: 0, maximum: 23 })),
  acceptedPattern: Type.Optional(Type.String()),
});

const CustomerService = Type.Object({
  csType: Type.String(),
  title: Type.String(),
  links: Type.Array(Type.String()),
});

const Rebate = Type.Object({
  gameType: Type.String(),
  rate: Type.Union([Type.String({ pattern: '^\\d{1,2}(\\.\\d{1,2})?$' }), Type.Null()], { description: 'Percent' }),
});

export const Country = Type.Object({ countryCode: Type.String(), countryDialingCode: Type.String() });

const Version = Type.String({ minLength: 1, maxLength: 64 });

/** The part of a site file that no query looks into. */
export const SiteSettings = Type.Object({
  languages: Type.Array(Type.String(), { minItems: 1 }),
  themes: Type.Array(Type.Union([Type.Literal('dark'), Type.Literal('light')]), { minItems: 1 }),
  defaultTheme: Type.Union([Type.Literal('dark'), Type.Literal('light')]),
  features: Type.Record(Type.String(), Type.Boolean()),
  registration: Type.Record(Type.String(), FieldRuleSchema),
  rebates: Type.Array(Rebate),
  policies: Type.Optional(
    Type.Object({
      /** Versions of the two documents; a new one has to be accepted before the next game. */
      terms: Type.Optional(Version),
      privacy: Type.Optional(Version),
      /** After so many days a password has to be changed; left out, never. */
      passwordDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 3_650 })),
      /** How long what is personal is kept after an account was closed; five years when left out. */
      keptDays: Type.Optional(Type.Integer({ minimum: 0, maximum: 36_500 })),
    }),
  ),
  customerService: Type.Array(CustomerService),
  countries: Type.Array(Country),
  /** Turnover in a period, as a decimal string, from which a member counts as active. */
  activeValidBetMin: Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,4})?$' }),
});
export type SiteSettings = Static<typeof SiteSettings>;

/** Reads the settings of a stored row; a row that does not fit is our own fault and stops the call. */
export function parseSettings(stored: unknown): SiteSettings {
  if (Value.Check(SiteSettings, stored)) return stored;
  const [first] = Value.Errors(SiteSettings, stored);
  throw new Error(`Site settings do not fit: ${first?.instancePath} ${first?.message}`);
}
