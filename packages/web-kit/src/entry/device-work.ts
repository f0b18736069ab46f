/** A number to be found: `target` is the SHA-256 of the challenge, a colon and the number, in hexadecimal digits. */
export interface WorkTask {
  challenge: string;
  target: string;
  numberMax: number;
}

const atOnce = 250;
const text = new TextEncoder();

async function digestOf(challenge: string, number: number): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', text.encode(`${challenge}:${number}`)));
}

const bytesOf = (hex: string): number[] =>
  Array.from({ length: hex.length / 2 }, (_, index) => Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16));

/** Finds the number by trying, in steps that leave the page free; null when there is none or `signal` ends the search. */
export async function findNumber(
  { challenge, target, numberMax }: WorkTask,
  signal: AbortSignal,
): Promise<number | null> {
  const wanted = bytesOf(target);
  for (let first = 0; first <= numberMax && !signal.aborted; first += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, numberMax - first + 1) }, (_, index) => first + index);
    // One step after another on purpose: the device shall stay usable.
    const digests = await Promise.all(numbers.map((number) => digestOf(challenge, number)));
    const found = digests.findIndex((digest) => wanted.every((byte, index) => digest[index] === byte));
    if (found !== -1) return first + found;
  }
  return null;
}
