import { isUtf8 } from 'node:buffer';
import { jsonDepthMax } from '#kernel/http/json-depth.ts';
import { isStorableText } from '#kernel/http/unstorable-text.ts';
import { isKeepable } from './keepable.ts';

/** A body as it came, read. */
export interface CallBody {
  /** What the JSON says; null when it is none. */
  value: unknown;
  /** Empty when it has none. */
  requestId: string;
  /** Undefined when it has none. */
  txId: string | undefined;
  /** Whether all of it can be kept as it came. */
  isKeepable: boolean;
}

/** How JSON writes characters that cannot be kept; it has no other way to. Whole pairs are written so too. */
const doubtfulEscapes = /\\u(?:0000|d[89a-f])/i;

/** Reads the bytes of a call. Nearly all show in their text alone that nothing in them has to be looked at closer. */
export function readCallBody(bytes: Buffer): CallBody {
  const text = isUtf8(bytes) ? bytes.toString('utf8') : '';
  const value = parseJson(text);
  const named = value as { requestId?: unknown; txId?: unknown } | null;
  const isDoubtful = doubtfulEscapes.test(text) || opensMoreThan(text, jsonDepthMax);
  const requestId = typeof named?.requestId === 'string' ? named.requestId : '';
  const txId = typeof named?.txId === 'string' ? named.txId : undefined;
  return { value, requestId, txId, isKeepable: !isDoubtful || isKeepable(value) };
}

/** A request's name as far as it can be written down. */
export function notableId(requestId: string): string | undefined {
  return requestId.length <= 128 && isStorableText(requestId) ? requestId : undefined;
}

/** Whether more than so many objects and lists begin in a text. */
function opensMoreThan(text: string, count: number): boolean {
  let left = count;
  for (const opening of ['{', '['])
    for (let at = text.indexOf(opening); at >= 0; at = text.indexOf(opening, at + 1)) {
      if (left === 0) return true;
      left -= 1;
    }
  return false;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
