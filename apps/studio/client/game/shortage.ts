import { unitsOf } from '../amounts.ts';
import type { SessionState } from '../studio-api.ts';
import type { GameState } from './game-state.ts';

const ofOwnWallet = 'VENDOR_WALLET_SHORT';
const ofPlatform = 'INSUFFICIENT_FUNDS';

/** Why a bet is not asked for that costs more than there is. */
export function shortageOf({ isDemo, keepsOwnWallet }: Pick<SessionState, 'isDemo' | 'keepsOwnWallet'>): string {
  if (isDemo) return 'insufficient_funds';
  return keepsOwnWallet ? ofOwnWallet : ofPlatform;
}

/** Whether the game just says that there is too little money for the bet. */
export function isToldShort({ message }: Pick<GameState, 'message'>): boolean {
  return message.kind === 'refused' && (message.code === ofOwnWallet || message.code === ofPlatform);
}

/** Whether the next bet costs more than there is; nothing is known of a balance that nobody has told. */
export function lacksMoney({ session, balance, stake, freeRounds }: GameState): boolean {
  if (session === null || balance === null || freeRounds.length > 0) return false;
  return unitsOf(balance, session.currency) < unitsOf(stake, session.currency);
}
