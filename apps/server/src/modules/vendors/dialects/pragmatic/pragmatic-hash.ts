import { createHash, timingSafeEqual } from 'node:crypto';

/** MD5 over the parameters but `hash`, sorted by name, as `a=1&b=2`, and the secret; hex. The dialect fixes the algorithm. */
function pragmaticHash(secret: string, params: ReadonlyMap<string, string>): string {
  const sorted = [...params].filter(([name]) => name !== 'hash').sort(([one], [other]) => (one < other ? -1 : 1));
  const text = sorted.map(([name, value]) => `${name}=${value}`).join('&');
  return createHash('md5').update(text).update(secret).digest('hex');
}

/** Whether the parameters carry their right hash. Compares in constant time. */
export function hasRightHash(secret: string, params: ReadonlyMap<string, string>): boolean {
  const right = Buffer.from(pragmaticHash(secret, params));
  const given = Buffer.from((params.get('hash') ?? '').toLowerCase());
  return given.length === right.length && timingSafeEqual(given, right);
}

/** The parameters of a form; undefined when one comes twice, as its hash would have two meanings. */
export function formParams(rawBody: Buffer): ReadonlyMap<string, string> | undefined {
  const pairs = [...new URLSearchParams(rawBody.toString('utf8'))];
  const params = new Map(pairs);
  return params.size === pairs.length ? params : undefined;
}
