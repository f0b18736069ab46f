import Type from 'typebox';
import { Value } from 'typebox/value';
import { createFacebookProvider } from './facebook-provider.ts';
import { createOpenIdProvider } from './openid-provider.ts';
import type { ThirdPartyProvider } from './provider.model.ts';

const Url = Type.String({ pattern: '^https?://' });
const common = {
  id: Type.Enum(['google', 'facebook']),
  name: Type.String({ minLength: 1 }),
  clientId: Type.String({ minLength: 1 }),
};

const Definitions = Type.Array(
  Type.Union([
    Type.Object({ ...common, kind: Type.Literal('oidc'), issuer: Url }, { additionalProperties: false }),
    Type.Object(
      { ...common, kind: Type.Literal('facebook'), authorizationUrl: Url, tokenUrl: Url, userInfoUrl: Url },
      { additionalProperties: false },
    ),
  ]),
);
const Secrets = Type.Record(Type.String(), Type.String({ minLength: 16 }));

/** Reads THIRD_PARTY_PROVIDERS and THIRD_PARTY_SECRETS; what does not fit stops the start, without telling a secret. */
export function readThirdPartyProviders(definitions: string, secrets: string): ThirdPartyProvider[] {
  const defined: unknown = JSON.parse(definitions);
  const secretsOf: unknown = JSON.parse(secrets);
  if (!Value.Check(Definitions, defined)) throw new Error('THIRD_PARTY_PROVIDERS does not fit');
  if (!Value.Check(Secrets, secretsOf)) throw new Error('THIRD_PARTY_SECRETS does not fit');
  return defined.map((definition) => {
    const clientSecret = secretsOf[definition.id];
    if (clientSecret === undefined) throw new Error(`THIRD_PARTY_SECRETS has none for ${definition.id}`);
    return definition.kind === 'oidc'
      ? createOpenIdProvider({ ...definition, clientSecret })
      : createFacebookProvider({ ...definition, clientSecret });
  });
}
