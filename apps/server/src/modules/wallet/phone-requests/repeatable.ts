import type { Deposit } from '../wallet.model.ts';

/** How long a request has to reach the phone before it may be sent again. */
const repeatAfterMs = 60_000;

/** True while a deposit waits for its payer to confirm on the phone. */
export function isAwaitingPhone({ state, instructions }: Deposit): boolean {
  return state === 'pending' && instructions?.kind === 'phone_request';
}

/** From when the phone may be asked a second time; null when it was, or when there is no time left. */
export function repeatableFrom(deposit: Deposit): Date | null {
  if (!isAwaitingPhone(deposit) || deposit.resentAt !== null) return null;
  const from = new Date(deposit.createdAt.getTime() + repeatAfterMs);
  return from < deposit.expiresAt ? from : null;
}
