import { isStorableText } from '#kernel/http/unstorable-text.ts';
import type { VendorStatus } from '../../protocol.model.ts';
import type { PlayerAnswer } from '../../protocol.schemas.ts';
import { createCanonical } from '../canonical.ts';
import type { DialectCall, DialectReply } from '../dialect-scope.ts';
import type { DialectDeps } from '../dialect.deps.ts';
import { createPragmaticCalls } from './pragmatic-calls.ts';
import { pragmaticError } from './pragmatic-errors.ts';
import { formParams, hasRightHash } from './pragmatic-hash.ts';

/** The dialect of Pragmatic Play: forms in, JSON out, a hash over the parameters, an error code in each answer. */
export function createPragmatic(deps: DialectDeps) {
  const canonical = createCanonical(deps);
  const calls = createPragmaticCalls(deps, canonical);

  async function answerTo(call: DialectCall, name: string): Promise<DialectReply> {
    const keys = deps.dialects.get(call.vendorCode);
    const params = formParams(call.rawBody);
    if (keys?.dialect !== 'pragmatic' || params === undefined || !hasRightHash(keys.secret, params)) {
      const vendorCode = call.vendorCode.slice(0, 64);
      deps.refusals.note({ vendorCode, path: '/vendor/pragmatic', status: 'INVALID_SIGNATURE' });
      return refusal(name, 'INVALID_SIGNATURE');
    }
    const from = await call.canonical();
    if (from === undefined) return refusal(name, 'PLAYER_NOT_FOUND');
    const handle = Object.hasOwn(calls, name) ? calls[name as keyof typeof calls] : undefined;
    const isKeepable = [...params.values()].every(isStorableText);
    if (handle === undefined || !params.get('providerId') || !isKeepable)
      return refusal(name, canonical.refused(from, 'INVALID_REQUEST').status);
    return replyOf(name, params, await handle(from, params));
  }

  return {
    handle: (call: DialectCall): Promise<DialectReply> => answerTo(call, nameOf(call)),
    fail: (call: DialectCall, httpStatus: number): DialectReply =>
      refusal(nameOf(call), httpStatus >= 500 ? 'INTERNAL_ERROR' : 'INVALID_REQUEST'),
  };
}

const nameOf = (call: DialectCall): string => call.name.replace(/\.html$/, '');

function refusal(name: string, status: VendorStatus): DialectReply {
  return { text: JSON.stringify(pragmaticError(name, status)) };
}

/** Movements of money name a transaction; a refund tells no balance. */
function replyOf(name: string, params: ReadonlyMap<string, string>, answer: PlayerAnswer): DialectReply {
  const { status, currency, balance, playerRef } = answer;
  const reference = status === 'OK' ? params.get('reference') : undefined;
  const text = JSON.stringify({
    ...(playerRef === undefined ? {} : { userId: playerRef }),
    ...(reference === undefined ? {} : { transactionId: reference }),
    ...(currency === undefined || balance === undefined || name === 'refund'
      ? {}
      : { currency, cash: centsOf(balance), bonus: 0 }),
    ...(name === 'bet' && status === 'OK' ? { usedPromo: 0 } : {}),
    ...pragmaticError(name, status),
  });
  return { text };
}

/** A balance with two places, cut off, as the JSON number that the dialect wants. */
function centsOf(balance: string): number {
  const [whole = '0', fraction = ''] = balance.split('.');
  return Number(`${whole}.${fraction.slice(0, 2)}`);
}
