import type { CSSProperties, ReactNode } from 'react';
import type { Message } from '../game/game-state.ts';
import type { Note } from '../stage/scene.ts';
import type { WordKey, Words } from '../words.ts';
import { useAmounts, useGame, useGameState } from './game-context.ts';
import { useRoundPay } from './use-pay.ts';
import { useSymbolNames } from './use-symbol-names.ts';

const REFUSALS = new Set([
  'INSUFFICIENT_FUNDS',
  'insufficient_funds',
  'VENDOR_WALLET_SHORT',
  'TOKEN_EXPIRED',
  'INVALID_TOKEN',
  'PLAYER_BLOCKED',
  'GAME_DISABLED',
  'LIMIT_REACHED',
  'FREE_ROUND_OVER',
  'FREE_ROUND_NOT_FOUND',
  'REALITY_CHECK_DUE',
]);

const ALERTS = new Set<Message['kind']>([
  'refused',
  'returned',
  'free_returned',
  'still_waiting',
  'confirming',
  'returning',
  'reconnecting',
  'auto_limit',
  'auto_feature',
  'jackpot',
]);

/** One line of text under the reels: the state of the round, or what pays just now. */
export function MessageStrip(): ReactNode {
  const { words, name, art } = useGame();
  const { phase, message, session, isShowing, scene } = useGameState();
  const amounts = useAmounts();
  const pay = useRoundPay();
  const { note } = scene;
  const saysNote = note !== null && session !== null && (message.kind === 'won' || isShowing);
  const saysSum = isShowing && scene.wonUnits !== null;
  const text =
    saysSum || phase === 'opening' ? null : messageText(message, words, { amounts, vendor: art.theme.vendor.name });
  const isAlert = !saysNote && text !== null && ALERTS.has(message.kind);
  return (
    <p className="strip" data-kind={saysNote ? 'won' : message.kind}>
      {saysNote ? (
        <NoteText note={note} />
      ) : saysSum ? (
        words('strip.so_far', { amount: pay(scene.wonUnits) })
      ) : isAlert ? null : (
        (text ?? words('loading', { game: name }))
      )}
      {/* There before its text: some screen readers miss one that comes together with it. */}
      <span role="status">{isAlert ? text : null}</span>
    </p>
  );
}

function NoteText({ note }: { readonly note: Note }): ReactNode {
  const { words, art } = useGame();
  const pay = useRoundPay();
  const nameOf = useSymbolNames();
  switch (note.kind) {
    case 'line': {
      const { line, symbol, count, units } = note;
      const colour = `var(--line-${String(line % art.theme.colours.lines.length)})`;
      return (
        <>
          <span className="strip-dot" style={{ '--line': colour } as CSSProperties} />
          {words('strip.line_win', { line: line + 1, symbol: nameOf(symbol), count })}
          <bdi dir="ltr">{pay(units)}</bdi>
        </>
      );
    }
    case 'symbols':
      return (
        <>
          {words('strip.symbols_win', { symbol: nameOf(note.symbol), count: note.count })}
          <bdi dir="ltr">{pay(note.units)}</bdi>
        </>
      );
    case 'multiplied':
      return (
        <>
          {words('strip.multiplied', { by: note.by })}
          <bdi dir="ltr">{pay(note.units)}</bdi>
        </>
      );
    case 'more_spins':
      return words('strip.more_spins', { count: note.count });
  }
}

type Naming = { readonly amounts: (amount: string) => string; readonly vendor: string };

function messageText(message: Message, words: Words, { amounts, vendor }: Naming): string {
  switch (message.kind) {
    case 'won':
      return words('strip.win', { amount: amounts(message.amount) });
    case 'last_win':
      return words('strip.last_win', { amount: amounts(message.amount) });
    case 'jackpot':
      return words('strip.jackpot', { amount: amounts(message.amount) });
    case 'returned':
      return words('strip.returned', { amount: amounts(message.amount) });
    case 'refused':
      return words(`refused.${REFUSALS.has(message.code) ? message.code : 'other'}` as WordKey, { vendor });
    case 'auto_limit':
      return words('auto.stopped_limit');
    case 'auto_feature':
      return words('auto.stopped_feature');
    case 'welcome':
    case 'good_luck':
    case 'no_win':
    case 'still_waiting':
    case 'confirming':
    case 'returning':
    case 'reconnecting':
    case 'free_returned':
      return words(`strip.${message.kind}`);
  }
}
