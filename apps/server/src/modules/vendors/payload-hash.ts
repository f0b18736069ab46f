import { hash } from 'node:crypto';

/**
 * What makes a movement the same one when it is sent again under another request: who, what, how much, and for which
 * bet and round. Session tokens and request ids may differ.
 */
export function payloadHashOf(movement: {
  kind: string;
  playerRef: string;
  currency: string;
  gameCode?: string;
  roundId?: string | undefined;
  amount?: bigint;
  betTxId?: string | undefined;
}): string {
  const { kind, playerRef, currency, gameCode = '', roundId = '', amount = 0n, betTxId = '' } = movement;
  const parts = [kind, playerRef.toLowerCase(), currency, gameCode, roundId, amount.toString(), betTxId];
  return hash('sha256', JSON.stringify(parts), 'hex');
}
