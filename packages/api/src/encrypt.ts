/** The server's current public key, as `/wps/system/status` and the page's site info carry it. */
export interface EncryptionKey {
  readonly kty: string;
  readonly crv: string;
  readonly x: string;
  readonly y: string;
  /** Names the key, so that the server can replace it. */
  readonly kid: string;
  readonly alg: string;
  readonly use?: string;
}

/**
 * A body as the encrypted calls carry it: `{"value": "<JWE compact, ECDH-ES with A256GCM>"}`.
 * The cryptography is fetched when the first such call is made: a visitor who never logs in does not pay for it.
 */
export async function encryptBody(plain: string, key: EncryptionKey): Promise<string> {
  const { CompactEncrypt, importJWK } = await import('jose');
  const publicKey = await importJWK({ ...key }, 'ECDH-ES');
  const value = await new CompactEncrypt(new TextEncoder().encode(plain))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
    .encrypt(publicKey);
  return JSON.stringify({ value });
}
