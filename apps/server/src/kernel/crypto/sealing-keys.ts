const keyBytes = 32;
const idPattern = /^[\w-]{1,40}$/;

/** A secret that texts are sealed with, and its name. */
export interface SealingKey {
  id: string;
  secret: Buffer;
}

/**
 * Reads a JSON list of `{"id", "secret"}` (32 bytes in base64url each): the first one seals, the others open what was
 * sealed before. Throws an Error that names the `variable` and never shows a value.
 */
export function readSealingKeys(variable: string, text: string): [SealingKey, ...SealingKey[]] {
  const wrong = new Error(`${variable} is a JSON list of {"id", "secret"}, each secret 32 bytes in base64url`);
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    throw wrong;
  }
  if (!Array.isArray(list)) throw wrong;
  const keys = list.map((entry: { id?: unknown; secret?: unknown } | null) => {
    const { id, secret: text } = entry ?? {};
    if (typeof id !== 'string' || !idPattern.test(id) || typeof text !== 'string') throw wrong;
    const secret = Buffer.from(text, 'base64url');
    if (secret.length !== keyBytes) throw wrong;
    return { id, secret };
  });
  const [first, ...others] = keys;
  if (first === undefined || new Set(keys.map(({ id }) => id)).size !== keys.length) throw wrong;
  return [first, ...others];
}
