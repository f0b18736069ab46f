import type { PlayerAnswer } from '../../protocol.schemas.ts';
import { createCanonical } from '../canonical.ts';
import type { DialectCall, DialectReply } from '../dialect-scope.ts';
import type { DialectDeps } from '../dialect.deps.ts';
import { hub88AmountOf } from './hub88-amount.ts';
import { hub88Calls, type Hub88CallName, readHub88Body } from './hub88-body.ts';
import { createHub88Calls } from './hub88-calls.ts';
import { hub88Signature, hub88SignatureHeader, isHub88Signature } from './hub88-signature.ts';
import { type Hub88Status, hub88Status } from './hub88-statuses.ts';

/** The dialect of Hub88: JSON both ways, RSA signatures over the bytes both ways, amounts in hundred-thousandths. */
export function createHub88(deps: DialectDeps) {
  const canonical = createCanonical(deps);
  const calls = createHub88Calls(canonical);

  /** Puts an answer on the wire, signed when the address names a vendor that we have keys for. */
  function replyOf(call: DialectCall, status: Hub88Status, more: object = {}): DialectReply {
    const keys = deps.dialects.get(call.vendorCode);
    const text = JSON.stringify({ status, ...echoOf(call), ...more });
    if (keys?.dialect !== 'hub88') return { text };
    return { text, headers: { [hub88SignatureHeader]: hub88Signature(keys.ourPrivateKey, text) } };
  }

  async function handle(call: DialectCall): Promise<DialectReply> {
    const keys = deps.dialects.get(call.vendorCode);
    const signature = call.header(hub88SignatureHeader);
    if (keys?.dialect !== 'hub88' || !isHub88Signature(keys.theirPublicKey, call.rawBody, signature)) {
      const vendorCode = call.vendorCode.slice(0, 64);
      deps.refusals.note({ vendorCode, path: '/vendor/hub88', status: 'INVALID_SIGNATURE' });
      return replyOf(call, 'RS_ERROR_INVALID_SIGNATURE');
    }
    const from = await call.canonical();
    if (from === undefined) return replyOf(call, 'RS_ERROR_INVALID_PARTNER');
    const name = Object.hasOwn(hub88Calls, call.name) ? (call.name as Hub88CallName) : undefined;
    const body = name === undefined ? 'RS_ERROR_WRONG_SYNTAX' : readHub88Body(name, call.rawBody);
    if (name === undefined || typeof body === 'string') {
      canonical.refused(from, 'INVALID_REQUEST');
      return replyOf(call, typeof body === 'string' ? body : 'RS_ERROR_WRONG_SYNTAX');
    }
    const player = await canonical.player(from, body.user);
    const answer =
      player === undefined ? canonical.refused(from, 'PLAYER_NOT_FOUND') : await calls[name](from, body, player);
    return replyOf(call, hub88Status(name, answer.status), moneyOf(answer, body.user));
  }

  return {
    handle,
    fail: (call: DialectCall, httpStatus: number): DialectReply =>
      replyOf(call, httpStatus >= 500 ? 'RS_ERROR_UNKNOWN' : 'RS_ERROR_WRONG_SYNTAX'),
  };
}

function moneyOf({ currency, balance }: PlayerAnswer, user: string): object {
  return currency === undefined || balance === undefined ? {} : { user, currency, balance: hub88AmountOf(balance) };
}

/** The request's own id goes back with each answer, as far as the body can be read. */
function echoOf({ rawBody }: DialectCall): object {
  try {
    const { request_uuid: id } = JSON.parse(rawBody.toString('utf8')) as { request_uuid?: unknown };
    return typeof id === 'string' ? { request_uuid: id } : {};
  } catch {
    return {};
  }
}
