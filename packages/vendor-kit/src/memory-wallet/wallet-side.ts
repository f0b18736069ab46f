import type { WalletSide } from '../server/index.ts';
import type { Book } from './book.ts';
import type { Fault } from './faults.ts';
import { payPrize } from './pay-prize.ts';
import { payWin } from './pay-win.ts';
import { openFreeRounds } from './free-rounds.ts';
import { refundRound } from './refund-round.ts';
import { revealSeed } from './reveal-seed.ts';
import { rollBack } from './roll-back.ts';
import { createRules } from './rules.ts';
import { takeBet } from './take-bet.ts';

/** The rules of the protocol over a book in memory, with the faults it was given. */
export function createWalletSide(deps: { book: Book; now: () => Date; faults: ReadonlySet<Fault> }): WalletSide {
  const rules = createRules(deps);
  const { book, is, ok, no, playerOf, roundKey } = rules;
  return {
    async bet(call, fields) {
      const answer = await takeBet(rules, call, fields);
      const isNoted = answer.status !== 'OK' && is('feeds refused bets');
      if (isNoted && rules.known(call, fields.txId) === undefined)
        rules.keep(call, fields, { kind: 'bet', state: 'refused', units: rules.amountIn(fields.amount) ?? 0n });
      return answer;
    },
    win: (call, fields) => payWin(rules, call, fields),
    rollback: (call, fields) => rollBack(rules, call, fields),
    credit: (call, fields) => payPrize(rules, call, fields),
    refundRound: (call, fields) => refundRound(rules, call, fields),
    openFreeRounds: (_call, fields) => openFreeRounds(rules, fields),
    revealSeed: (_call, fields) => revealSeed(rules, fields),
    async authenticate(_call, fields) {
      const player = [...book.players.values()].find(({ playerRef }) => `launch-${playerRef}` === fields.launchToken);
      if (player === undefined) return no('INVALID_TOKEN');
      return { ...ok(player), playerRef: player.playerRef, sessionToken: player.sessionToken };
    },
    async balance(_call, fields) {
      const player = playerOf(fields.playerRef);
      return player === undefined
        ? no('PLAYER_NOT_FOUND')
        : (rules.refusalOfSession(player, fields.sessionToken) ?? ok(player));
    },
    async endRound(call, fields) {
      const player = playerOf(fields.playerRef);
      if (player === undefined) return no('PLAYER_NOT_FOUND');
      const round = roundKey(call, fields);
      const [first] = rules.movementsOf(call, fields);
      const isOfAnother = first !== undefined && first.gameCode !== fields.gameCode;
      if (isOfAnother && !is('ends a round of any game')) return no('INVALID_REQUEST');
      if (book.closedRounds.has(round) && is('ends a round once')) return no('ROUND_CLOSED');
      book.closedRounds.add(round);
      return ok(player);
    },
  };
}
