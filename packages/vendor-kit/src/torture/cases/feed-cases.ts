import { amountOf } from '../../amounts/index.ts';
import { feedPageMax, feedPageMin } from '../../protocol/index.ts';
import { BrokenPromise } from '../broken-promise.ts';
import { expectOnce, expectOrder, expectTold, expectUntold, toldAs } from '../feed-expectations.ts';
import { aMinuteAgo, endOfFeed, pageOf, readUntil } from '../feed-reading.ts';
import { lastOf, playRound, playRounds } from '../feed-rounds.ts';
import type { TortureCase } from '../torture-case.ts';
import { expectStatus } from '../wire.ts';

const hourMs = 60 * 60_000;

/** What the feed tells. */
export const feedCases: TortureCase[] = [
  {
    id: 'feed-story',
    rule: 'W14',
    title:
      'the feed tells bets, wins, wins of nothing and prizes, each once and as it was, in the order in which they came',
    needs: 'feed',
    async check(wire) {
      const cursor = await endOfFeed(wire);
      const story = [...(await playRounds(wire, 5)), ...(await playRound(wire, '0'))];
      const prize = wire.prize();
      expectStatus(await wire.send('credit', prize), 'OK');
      story.push(toldAs('credit', prize));
      const { told } = await readUntil(wire, { cursor, limit: feedPageMin }, lastOf(story));
      expectTold(told, story);
      expectOrder(told, story);
    },
  },
  {
    id: 'feed-taken-back',
    rule: 'W14',
    title: 'the feed tells what was taken back or refunded, what came after its rollback, and the rollbacks',
    needs: 'feed',
    async check(wire) {
      const { stake: amount } = wire.options;
      const cursor = await endOfFeed(wire);
      const [bet, never, paid, staked, prize] = [wire.bet(), wire.bet(), wire.bet(), wire.bet(), wire.prize()];
      const [win, won] = [wire.win(paid), wire.win(staked)];
      const [back, early, winBack] = [wire.rollback(bet), wire.rollback(never), wire.rollbackOfWin(win)];
      for (const [call, fields] of [
        ['bet', bet],
        ['rollback', back],
        ['rollback', early],
        ['bet', paid],
        ['win', win],
        ['rollback', winBack],
        ['bet', staked],
        ['win', won],
        ['refundRound', wire.endRound(staked)],
      ] as const)
        expectStatus(await wire.send(call, fields), 'OK');
      expectStatus(await wire.send('bet', never), 'BET_ROLLED_BACK');
      expectStatus(await wire.send('credit', prize), 'OK');
      const { told } = await readUntil(wire, { cursor, limit: feedPageMin }, String(prize['txId']));
      // A rollback of nothing knows no round, and what it is worth is nobody's concern.
      const unknown = { roundId: undefined, gameCode: undefined, amount: undefined };
      expectTold(told, [
        toldAs('bet', bet, { state: 'rolled_back' }),
        toldAs('rollback', back, { amount }),
        toldAs('bet', { ...never, ...unknown }, { state: 'never_came' }),
        toldAs('rollback', { ...early, ...unknown }),
        toldAs('bet', paid),
        toldAs('win', win, { state: 'rolled_back' }),
        toldAs('rollback', winBack, { amount }),
        toldAs('bet', staked, { state: 'refunded' }),
        toldAs('win', won, { state: 'refunded' }),
      ]);
    },
  },
  {
    id: 'feed-of-refused',
    rule: 'W14',
    title: 'the feed does not tell of a bet that was refused',
    needs: 'feed',
    async check(wire) {
      const cursor = await endOfFeed(wire);
      const bet = wire.bet({ amount: amountOf((await wire.cash()) + wire.stakes(1)) });
      const answer = await wire.send('bet', bet);
      if (answer.fields.status === 'OK') await wire.send('rollback', wire.rollback(bet));
      expectStatus(answer, 'INSUFFICIENT_FUNDS', 'LIMIT_REACHED');
      const { told } = await readUntil(wire, { cursor, limit: feedPageMin }, lastOf(await playRound(wire)));
      expectUntold(told, bet['txId'], 'was refused');
    },
  },
  {
    id: 'feed-from',
    rule: 'W14',
    title: 'the feed begins at the time that is asked for',
    needs: 'feed',
    async check(wire) {
      const from = aMinuteAgo(wire);
      const round = await playRound(wire);
      const { told } = await readUntil(wire, { from, limit: feedPageMax }, lastOf(round));
      expectOnce(told, round);
      const future = new Date(wire.options.now().getTime() + hourMs);
      const { transactions } = await pageOf(wire, { from: future, limit: feedPageMin });
      if (transactions.length > 0) throw new BrokenPromise('the feed tells what was before the time asked for');
    },
  },
];
