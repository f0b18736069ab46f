import { WinnerTile } from '@quetzal/ui/winner-tile';
import type { ReactNode } from 'react';
import { Amount } from '../amount/amount.tsx';
import type { Winner } from './winners.queries.ts';

/** A win with the money of the reader's language. */
export function WinnerCard({ winner, at }: { winner: Winner; at?: ReactNode }) {
  const { iconUrl, account, gameName, vo } = winner;
  return (
    <WinnerTile
      artSrc={iconUrl}
      account={account}
      game={gameName}
      at={at}
      // The server groups the digits in its own way.
      amount={<Amount value={vo.winAmount.replaceAll(',', '')} />}
    />
  );
}

/** What tells two wins apart. */
export function winnerKey({ wonAt, account, gameCode, vo }: Winner): string {
  return `${wonAt} ${account} ${gameCode} ${vo.winAmount}`;
}
