import { hash, randomBytes, randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

const idBytes = 16;
const pool = new Uint8Array(256 * idBytes);
let used = pool.length;

/** Random bytes for one id. The system is asked for many at once: asked for each, it costs more than all else of an id. */
function randomForId(): Uint8Array {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += idBytes;
  return pool.subarray(used - idBytes, used);
}

let lastMs = 0;
let sequence = 0;

/** A new primary key: UUID version 7, so that rows of one time lie together on disk; a later one of this process is greater. */
export function newId(): string {
  const random = randomForId();
  const nowMs = Date.now();
  // Half of the range is left for what comes within the same millisecond.
  sequence = nowMs > lastMs ? new DataView(random.buffer, random.byteOffset).getUint32(0) >>> 1 : sequence + 1;
  lastMs = Math.max(lastMs, nowMs);
  return v7({ random, msecs: lastMs, seq: sequence });
}

/** A new opaque bearer secret of 256 random bits, safe in URLs and headers. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a bearer secret: its SHA-256, hex. A reader of the database cannot use it to come in. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'hex');
}
