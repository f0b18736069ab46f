import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SealingKey } from './sealing-keys.ts';

const nonceBytes = 12;
const tagBytes = 16;
const keyBytes = 32;

/** Keeps texts from whoever reads the database alone: AES-256-GCM with a nonce of its own for each, marks by HMAC-SHA256. */
export interface Vault {
  /** The key that seals now. */
  keyId: string;
  /** The id of the key, a dot, and the sealed text. It opens only with the same `context`, such as the id of its row. */
  seal(text: string, context: string): string;
  /** Throws when the text was changed, moved to another context, or sealed with a key that is not there. */
  open(sealed: string, context: string): string;
  /** What equal texts have in common, by the key of now. */
  mark(text: string): string;
  /** What an equal text may have been marked with, whichever key was the first then; the one of now comes first. */
  marks(text: string): [string, ...string[]];
  /** Whether a mark is one of this text, in the same time whatever differs. */
  isMarkOf(mark: string, text: string): boolean;
}

function derive(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, keyBytes));
}

/** A vault for one purpose: what another purpose sealed with the same keys does not open here. */
export function createVault(purpose: string, [first, ...others]: readonly [SealingKey, ...SealingKey[]]): Vault {
  const ringOf = ({ id, secret }: SealingKey) => ({
    id,
    seal: derive(secret, `${purpose} seal`),
    mark: derive(secret, `${purpose} fingerprint`),
  });
  const current = ringOf(first);
  const earlier = others.map(ringOf);
  const markBy = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const marks = (text: string): [string, ...string[]] => [
    markBy(current.mark, text),
    ...earlier.map(({ mark }) => markBy(mark, text)),
  ];

  return {
    keyId: current.id,
    seal(text, context) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', current.seal, nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${current.id}.${sealed.toString('base64url')}`;
    },
    open(sealed, context) {
      const [keyId = '', payload = ''] = sealed.split('.');
      const key = [current, ...earlier].find(({ id }) => id === keyId);
      if (key === undefined) throw new Error(`The key ${keyId} that sealed this is not there`);
      const bytes = Buffer.from(payload, 'base64url');
      const nonce = bytes.subarray(0, nonceBytes);
      const decipher = createDecipheriv('aes-256-gcm', key.seal, nonce, { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(-tagBytes));
      return decipher.update(bytes.subarray(nonceBytes, -tagBytes)).toString('utf8') + decipher.final('utf8');
    },
    mark: (text) => markBy(current.mark, text),
    marks,
    isMarkOf(mark, text) {
      const given = Buffer.from(mark);
      const isOne = (own: string) => own.length === given.length && timingSafeEqual(Buffer.from(own), given);
      return marks(text).filter(isOne).length > 0;
    },
  };
}
