import type { EncryptionKey } from '@quetzal/api';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';

const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' });

/** The key that the pages of a test encrypt to. */
export const testKey = { ...(await exportJWK(publicKey)), kid: '1', alg: 'ECDH-ES' } as EncryptionKey;

/** What a call carries, whether it was encrypted or not. */
export async function readBody(req: Request | undefined): Promise<unknown> {
  const body: unknown = await req?.clone().json();
  const sealed = (body as { value?: unknown } | undefined)?.value;
  if (req?.headers.get('Encryption') !== 'JWE' || typeof sealed !== 'string') return body;
  return JSON.parse(new TextDecoder().decode((await compactDecrypt(sealed, privateKey)).plaintext));
}
