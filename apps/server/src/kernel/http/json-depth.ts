const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket] = [0x22, 0x5c, 0x7b, 0x7d, 0x5b, 0x5d];

/** How deep an honest body goes is less than ten; what walks through one must not run out of stack. */
export const jsonDepthMax = 32;

/** True when JSON text (as UTF-8) opens more objects and lists inside one another than `max`, whether it is valid or not. */
export function isDeeperThan(json: Uint8Array, max: number): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (isInText) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isInText = false;
    } else if (byte === quote) isInText = true;
    else if (byte === openBrace || byte === openBracket) {
      depth += 1;
      if (depth > max) return true;
    } else if (byte === closeBrace || byte === closeBracket) depth -= 1;
  }
  return false;
}
