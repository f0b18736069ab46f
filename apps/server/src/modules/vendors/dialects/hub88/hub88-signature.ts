import { type KeyObject, sign, verify } from 'node:crypto';

/** Header of the signature, in requests and answers. */
export const hub88SignatureHeader = 'x-hub88-signature';

/** RSA-SHA256 over the bytes as they travel, base64. */
export function hub88Signature(privateKey: KeyObject, body: string): string {
  return sign('sha256', Buffer.from(body), privateKey).toString('base64');
}

/** Whether the bytes were signed by the owner of the key. */
export function isHub88Signature(publicKey: KeyObject, body: Buffer, signature: string): boolean {
  return verify('sha256', body, publicKey, Buffer.from(signature, 'base64'));
}
