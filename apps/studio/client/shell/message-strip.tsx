import { payout, type LineWin } from '@quetzal/games/slots/classic3';
import { formatAmount } from '@quetzal/domain/money';
import type { CSSProperties, ReactNode } from 'react';
import { unitsOf } from '../amounts.ts';
import type { Message } from '../game/game-state.ts';
import type { WordKey, Words } from '../words.ts';
import { useAmounts, useGame, useGameState } from './game-context.ts';

const REFUSALS = new Set([
  'INSUFFICIENT_FUNDS',
  'insufficient_funds',
  'TOKEN_EXPIRED',
  'INVALID_TOKEN',
  'PLAYER_BLOCKED',
  'GAME_DISABLED',
  'LIMIT_REACHED',
  'FREE_ROUND_OVER',
  'FREE_ROUND_NOT_FOUND',
  'REALITY_CHECK_DUE',
]);

/** One line of text under the reels: the state of the round, or the line that pays. */
export function MessageStrip({ lines }: { readonly lines: readonly LineWin[] }): ReactNode {
  const { words, art } = useGame();
  const { phase, message, shown, session } = useGameState();
  const amounts = useAmounts();
  const [line] = lines;
  const isLine = lines.length === 1 && line !== undefined && session !== null && message.kind === 'won';
  const isAlert = [
    'refused',
    'returned',
    'free_returned',
    'confirming',
    'returning',
    'reconnecting',
    'auto_limit',
  ].includes(message.kind);
  return (
    <p className="strip" data-kind={message.kind} role={isAlert ? 'status' : undefined}>
      {isLine ? (
        <>
          <span className="strip-dot" style={{ '--line': `var(--line-${String(line.line)})` } as CSSProperties} />
          {words('strip.line_win', {
            line: line.line + 1,
            symbol: words(`symbols.${art.theme.symbols[line.symbol]}`),
            count: line.count,
          })}
          <bdi dir="ltr">{amounts(lineAmount(shown?.stake ?? '0', line.units, session.currency))}</bdi>
        </>
      ) : phase === 'opening' ? (
        words('loading', { game: art.theme.name })
      ) : (
        messageText(message, words, amounts)
      )}
    </p>
  );
}

function lineAmount(stake: string, units: number, currency: string): string {
  return formatAmount({ currency, amount: payout(unitsOf(stake, currency), units) });
}

function messageText(message: Message, words: Words, amounts: (amount: string) => string): string {
  switch (message.kind) {
    case 'won':
      return words('strip.win', { amount: amounts(message.amount) });
    case 'last_win':
      return words('strip.last_win', { amount: amounts(message.amount) });
    case 'returned':
      return words('strip.returned', { amount: amounts(message.amount) });
    case 'refused':
      return words(`refused.${REFUSALS.has(message.code) ? message.code : 'other'}` as WordKey);
    case 'auto_limit':
      return words('auto.stopped_limit');
    case 'welcome':
    case 'good_luck':
    case 'no_win':
    case 'confirming':
    case 'returning':
    case 'reconnecting':
    case 'free_returned':
      return words(`strip.${message.kind}`);
  }
}
