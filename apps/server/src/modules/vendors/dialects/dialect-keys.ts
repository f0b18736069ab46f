import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import Type from 'typebox';
import { Value } from 'typebox/value';
import type { Hub88FeedSettings } from './hub88/hub88-feed.ts';
import type { PragmaticFeedSettings } from './pragmatic/pragmatic-feed.ts';

const feedUrl = Type.String({ pattern: '^https?://[^\\s?#@]*[^\\s?#@/]$', maxLength: 512 });
const PragmaticFeed = Type.Object({
  url: feedUrl,
  login: Type.String({ minLength: 1 }),
  password: Type.String({ minLength: 8 }),
  dataTypes: Type.Optional(
    Type.Array(Type.String({ pattern: '^[A-Z0-9]{1,8}$' }), { minItems: 1, maxItems: 10, uniqueItems: true }),
  ),
});
const Hub88Feed = Type.Object({ url: feedUrl, operatorId: Type.Integer({ minimum: 1 }) });

const Dialects = Type.Record(
  Type.String({ pattern: '^[A-Z0-9]{2,12}$' }),
  Type.Union([
    Type.Object({
      dialect: Type.Literal('pragmatic'),
      secret: Type.String({ minLength: 8 }),
      feed: Type.Optional(PragmaticFeed),
    }),
    Type.Object({
      dialect: Type.Literal('hub88'),
      theirPublicKey: Type.String(),
      ourPrivateKey: Type.String(),
      feed: Type.Optional(Hub88Feed),
    }),
  ]),
);

/** What a vendor that speaks a dialect signs with, and where its own books are when it has told us. */
export type DialectKeys =
  | { dialect: 'pragmatic'; secret: string; feed?: PragmaticFeedSettings }
  | { dialect: 'hub88'; theirPublicKey: KeyObject; ourPrivateKey: KeyObject; feed?: Hub88FeedSettings };

/** The dialect and keys of each vendor that speaks one, by vendor code. */
export type VendorDialects = ReadonlyMap<string, DialectKeys>;

/**
 * Reads `VENDOR_DIALECTS`, a JSON object of vendor code to dialect and keys (RSA keys as PEM), with `feed` where its
 * books are to be compared. Throws, without showing a value, when it is not that.
 */
export function readVendorDialects(json: string): VendorDialects {
  const value: unknown = JSON.parse(json);
  if (!Value.Check(Dialects, value)) throw new Error('VENDOR_DIALECTS must be an object of code to dialect and keys');
  for (const [code, { feed }] of Object.entries(value))
    if (feed !== undefined && !isSafe(feed.url)) throw new Error(`VENDOR_DIALECTS: the feed of ${code} must be https`);
  return new Map(
    Object.entries(value).map(([code, keys]) => [code, keys.dialect === 'hub88' ? rsaKeys(code, keys) : keys]),
  );
}

/** Passwords go out in the address and answers are not signed: only TLS, or this machine, keeps either. */
function isSafe(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function rsaKeys(
  code: string,
  { feed, ...pem }: { theirPublicKey: string; ourPrivateKey: string; feed?: Hub88FeedSettings },
): DialectKeys {
  try {
    const theirPublicKey = createPublicKey(pem.theirPublicKey);
    const ourPrivateKey = createPrivateKey(pem.ourPrivateKey);
    if (theirPublicKey.asymmetricKeyType === 'rsa' && ourPrivateKey.asymmetricKeyType === 'rsa')
      return { dialect: 'hub88', theirPublicKey, ourPrivateKey, ...(feed === undefined ? {} : { feed }) };
  } catch {
    // What is wrong with a key is part of the key: it is not told.
  }
  throw new Error(`VENDOR_DIALECTS: the keys of ${code} must be RSA keys in PEM`);
}
