import { compactDecrypt, calculateJwkThumbprint, decodeProtectedHeader, importJWK, type JWK } from 'jose';
import { errors } from '../errors/app-error.ts';
import { isDeeperThan, jsonDepthMax } from './json-depth.ts';

/** Opens bodies that a client encrypted to us (JWE compact, ECDH-ES with A256GCM on P-256). */
export interface BodyEncryption {
  /** What clients encrypt to; its `kid` names it, so that it can be replaced. */
  publicKey: JWK & { kid: string };
  /** The JSON inside `{"value": "<jwe>"}`; refuses a plain body, an unknown key and anything that was tampered with. */
  open(body: unknown): Promise<unknown>;
}

/** Body encryption with one private key, given as a JWK in JSON. */
export async function createBodyEncryption(privateKeyJson: string): Promise<BodyEncryption> {
  const jwk = JSON.parse(privateKeyJson) as JWK;
  const kid = jwk.kid ?? (await calculateJwkThumbprint(jwk));
  const key = await importJWK(jwk, 'ECDH-ES');
  const { kty, crv, x, y } = jwk as Required<Pick<JWK, 'kty' | 'crv' | 'x' | 'y'>>;
  return {
    publicKey: { kty, crv, x, y, kid, alg: 'ECDH-ES', use: 'enc' },
    async open(body) {
      const jwe = (body as { value?: unknown } | null)?.value;
      if (typeof jwe !== 'string' || jwe.split('.').length !== 5) throw errors.encryptionRequired();
      try {
        if (decodeProtectedHeader(jwe).kid !== kid) throw errors.encryptionKeyUnknown();
        const { plaintext } = await compactDecrypt(jwe, key, {
          keyManagementAlgorithms: ['ECDH-ES'],
          contentEncryptionAlgorithms: ['A256GCM'],
        });
        if (isDeeperThan(plaintext, jsonDepthMax)) throw errors.malformed();
        return JSON.parse(new TextDecoder().decode(plaintext)) as unknown;
      } catch (error) {
        if (error instanceof Error && error.name === 'AppError') throw error;
        throw errors.encryptionBroken(error);
      }
    },
  };
}
