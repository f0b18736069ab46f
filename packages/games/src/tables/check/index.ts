import type { Card } from '../../cards/index.ts';
import { compare, type CaseChecker } from '../../case-check/index.ts';
import { createStream, type Stream } from '../../fairness/index.ts';
import * as baccarat from '../baccarat/index.ts';
import type { NetResult } from '../bets.ts';
import * as dragonTiger from '../dragon-tiger/index.ts';
import { formatNet } from '../net.ts';
import * as roulette from '../roulette/index.ts';
import * as sicBo from '../sic-bo/index.ts';

/** A row names its round by cards, dice or a number, or by the seeds that they come from. */
type Row = {
  readonly game: string;
  readonly serverSeed?: string;
  readonly context?: string;
  readonly cardsIn?: readonly Card[];
  readonly cards?: unknown;
  readonly dragon?: Card;
  readonly tiger?: Card;
  readonly dice?: sicBo.Dice;
  readonly number?: number;
  readonly net: Readonly<Record<string, string | null>>;
};

type Played = { readonly shown: Record<string, unknown>; readonly net: (bet: string) => NetResult };

const streamOfRow = ({ serverSeed, context }: Row): Stream | undefined =>
  serverSeed === undefined || context === undefined ? undefined : createStream(serverSeed, context);

function playBaccarat(row: Row): Played {
  const stream = streamOfRow(row);
  const round = stream === undefined ? baccarat.dealFrom(row.cardsIn ?? []) : baccarat.deal(stream);
  const { player, banker, playerPoints: p, bankerPoints: b, result } = round;
  return { shown: { cards: { player, banker, p, b, result } }, net: (bet) => baccarat.netOf(bet, round) };
}

function playDragonTiger(row: Row): Played {
  const stream = streamOfRow(row);
  const round =
    stream === undefined ? { dragon: row.dragon as Card, tiger: row.tiger as Card } : dragonTiger.deal(stream);
  return { shown: round, net: (bet) => dragonTiger.netOf(bet, round) };
}

function playSicBo(row: Row): Played {
  const stream = streamOfRow(row);
  const dice = stream === undefined ? (row.dice as sicBo.Dice) : sicBo.roll(stream);
  return { shown: { dice }, net: (bet) => sicBo.netOf(bet, dice) };
}

function playRoulette(row: Row): Played {
  const stream = streamOfRow(row);
  const number = stream === undefined ? (row.number as number) : roulette.spin(stream);
  return { shown: { number }, net: (bet) => roulette.netOf(bet, number) };
}

const tables: Readonly<Record<string, (row: Row) => Played>> = {
  baccarat: playBaccarat,
  dragontiger: playDragonTiger,
  sicbo: playSicBo,
  roulette: playRoulette,
};

/** Checks rounds of the tables and the net of their bets; a bet that the table does not offer has the net null. */
export const tablesChecker: CaseChecker = {
  name: 'live',
  recognises: (row) =>
    typeof row === 'object' && row !== null && 'game' in row && Object.hasOwn(tables, String(row.game)),
  *check(value) {
    const { game, serverSeed: _seed, context, cardsIn, net, ...expected } = value as Row;
    const played = tables[game]?.(value as Row);
    const nets = Object.fromEntries(
      Object.keys(net).map((bet) => {
        const result = played?.net(bet);
        return [bet, result?.ok === true ? formatNet(result.net) : null];
      }),
    );
    const where = context ?? JSON.stringify(cardsIn ?? expected);
    yield { example: `${game} ${where}`, faults: compare('', { ...expected, net }, { ...played?.shown, net: nets }) };
  },
};
