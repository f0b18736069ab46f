import { formatAmount, parseAmount } from '@quetzal/domain/money';
import Type, { type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { Clock } from '#kernel/clock/clock.ts';
import { signatureOf } from '../provider/signature.ts';
import {
  type TransferEnd,
  type TransferVendor,
  type VendorTransfer,
  VendorUnheard,
  type VendorWallets,
} from './transfer.model.ts';

const BalanceAnswer = Type.Object({ playerRef: Type.String(), currency: Type.String(), balance: Type.String() });
const EndAnswer = Type.Object({
  transferId: Type.String(),
  state: Type.Enum(['done', 'refused']),
  reason: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
});

const path = '/v1/game-wallets';

/** How vendors with wallets of their own are called: signed with the secret that is shared with each. */
export interface VendorWire {
  clock: Clock;
  /** The secret shared with a vendor; undefined when there is none, and then it cannot be called. */
  secretOf(vendorCode: string): string | undefined;
  /** How long a call may take before its outcome counts as unknown. */
  timeoutMs: number;
}

/** The wallets of a vendor over its signed protocol. */
export function signedVendorWallets(wire: VendorWire, vendor: TransferVendor): VendorWallets {
  const { clock, timeoutMs } = wire;

  async function ask<S extends TSchema>(
    form: S,
    method: 'GET' | 'POST',
    target: string,
    content?: object,
  ): Promise<Static<S>> {
    const secret = wire.secretOf(vendor.code);
    if (secret === undefined) throw new VendorUnheard(`No secret is shared with ${vendor.code}`);
    const body = content === undefined ? '' : JSON.stringify(content);
    const timestampSeconds = Math.floor(clock.now().getTime() / 1000);
    const headers = {
      ...(content === undefined ? {} : { 'content-type': 'application/json' }),
      'x-timestamp': String(timestampSeconds),
      'x-signature': signatureOf(secret, { method, path: target, timestampSeconds, body }),
    };
    const init = { method, headers, redirect: 'error' as const, signal: AbortSignal.timeout(timeoutMs) };
    try {
      const answer = await fetch(`${vendor.baseUrl}${target}`, content === undefined ? init : { ...init, body });
      const value: unknown = await answer.json();
      if (answer.ok && Value.Check(form, value)) return value;
      throw new Error(`HTTP ${answer.status}`);
    } catch (error) {
      throw new VendorUnheard(`${vendor.code} ${method} ${target}`, { cause: error });
    }
  }

  async function tell(target: string, transfer: VendorTransfer): Promise<TransferEnd> {
    const { id, memberId, amount, direction } = transfer;
    const order = { transferId: id, playerRef: memberId, currency: amount.currency, direction };
    const answer = await ask(EndAnswer, 'POST', target, { ...order, amount: formatAmount(amount) });
    if (answer.transferId !== id) throw new VendorUnheard(`${vendor.code} answered about another transfer`);
    return answer.state === 'done' ? { state: 'done' } : { state: 'refused', reason: answer.reason ?? 'refused' };
  }

  return {
    async balanceOf({ memberId, currency }) {
      const query = new URLSearchParams({ playerRef: memberId, currency });
      const answer = await ask(BalanceAnswer, 'GET', `${path}/balance?${query.toString()}`);
      const balance = parseAmount(answer.balance, currency);
      if (!balance.ok || answer.currency !== currency || answer.playerRef !== memberId)
        throw new VendorUnheard(`${vendor.code} answered about another wallet`);
      return balance.value.amount;
    },
    move: (transfer) => tell(`${path}/transfers`, transfer),
    close: (transfer) => tell(`${path}/transfers/close`, transfer),
  };
}
