import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { publicJwkOf, type VendorSigningKey } from '../signing-keys.ts';

const PublicJwk = Type.Object({
  kty: Type.Literal('OKP'),
  crv: Type.Literal('Ed25519'),
  use: Type.Literal('sig'),
  alg: Type.Literal('EdDSA'),
  kid: Type.String(),
  x: Type.String({ description: 'The key: base64url of its 32 bytes' }),
});

/** The public keys that we sign with, for vendors that sign with keys. Not signed: who asks has no key of ours yet. */
export function addPublishKeys(api: Api, { signingKey }: { signingKey?: VendorSigningKey | undefined }): void {
  const keys = signingKey === undefined ? [] : [publicJwkOf(signingKey)];
  addOperation(api, {
    method: 'GET',
    url: '/vendor/v1/keys',
    operationId: 'vendorKeys',
    tag: 'vendors',
    summary: 'The public keys that we sign with for vendors that sign with keys (JWK set)',
    moduleIds: [],
    access: 'vendor',
    isUnsigned: true,
    enveloped: false,
    value: Type.Object({ keys: Type.Array(PublicJwk) }),
    handle({ reply }) {
      reply.header('cache-control', 'public, max-age=300');
      return { keys };
    },
  });
}
