/** What the platform knows a round's movements by, for ever. */
export const betTxId = (roundId: string): string => `${roundId}-bet`;
export const winTxId = (roundId: string): string => `${roundId}-win`;
export const jackpotTxId = (roundId: string): string => `${roundId}-jackpot`;
export const rollbackTxId = (roundId: string): string => `${roundId}-rollback`;
