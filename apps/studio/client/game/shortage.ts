import type { SessionState } from '../studio-api.ts';
import type { GameState } from './game-state.ts';

const ofOwnWallet = 'VENDOR_WALLET_SHORT';

/** Why a bet is not asked for that costs more than there is. */
export function shortageOf({ isDemo, keepsOwnWallet }: Pick<SessionState, 'isDemo' | 'keepsOwnWallet'>): string {
  if (isDemo) return 'insufficient_funds';
  return keepsOwnWallet ? ofOwnWallet : 'INSUFFICIENT_FUNDS';
}

/** Whether the game just says that there is too little in the wallet that the vendor keeps. */
export function isToldShort({ message }: Pick<GameState, 'message'>): boolean {
  return message.kind === 'refused' && message.code === ofOwnWallet;
}
