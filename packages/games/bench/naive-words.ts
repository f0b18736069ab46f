import { createHmac } from 'node:crypto';
import type { Words } from '../src/fairness/index.ts';

/** The rule of the words as it is written, without keeping anything: one HMAC of node:crypto for every single word. */
export function naiveWords(serverSeed: string, context: string): Words {
  let used = 0;
  return {
    next() {
      const block = createHmac('sha256', Buffer.from(serverSeed, 'hex'))
        .update(`${context}:${String(Math.floor(used / 8))}`)
        .digest();
      const word = block.readUInt32BE((used % 8) * 4);
      used += 1;
      return word;
    },
    used: () => used,
  };
}
