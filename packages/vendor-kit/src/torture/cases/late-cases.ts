import { feedPageMax } from '../../protocol/index.ts';
import { expectOnce } from '../feed-expectations.ts';
import { endOfFeed, readUntil } from '../feed-reading.ts';
import { lastOf, playRound } from '../feed-rounds.ts';
import type { TortureCase } from '../torture-case.ts';
import { balanceOf, expectCash, expectSameBytes, expectStatus } from '../wire.ts';

const dayMs = 24 * 60 * 60_000;

/** Long after. These end the player's session, so they run last. */
export const lateCases: TortureCase[] = [
  {
    id: 'late-win-after-logout',
    rule: 'W7',
    title: 'after logout no bet is taken, but the win of an earlier one is paid, and a rollback works',
    needs: 'endSession',
    async check(wire) {
      const before = await wire.cash();
      const bet = wire.bet();
      const other = wire.bet();
      for (const sent of [bet, other]) expectStatus(await wire.send('bet', sent), 'OK');
      await wire.options.endSession?.();
      expectStatus(await wire.send('bet', wire.bet()), 'TOKEN_EXPIRED', 'INVALID_TOKEN');
      const paid = await wire.send('win', wire.win(bet, { roundClosed: true }));
      expectCash(balanceOf(paid), before - wire.stakes(1), 'a win after logout');
      expectCash(balanceOf(await wire.send('rollback', wire.rollback(other))), before, 'a rollback after logout');
    },
  },
  {
    id: 'prize-after-logout',
    rule: 'W11',
    title: 'a prize is paid after logout',
    needs: 'endSession',
    async check(wire) {
      await wire.options.endSession?.();
      const before = balanceOf(await wire.send('rollback', wire.rollback(wire.bet())));
      expectCash(balanceOf(await wire.send('credit', wire.prize())), before + wire.stakes(1), 'a prize after logout');
    },
  },
  {
    id: 'repeat-a-day-later',
    rule: 'W4',
    title: 'what was sent a day ago is known, byte for byte, and its win is still paid',
    async begin(wire) {
      const bet = wire.bet();
      const first = await wire.send('bet', bet);
      return async () => {
        expectStatus(first, 'OK');
        await wire.options.passTime?.(dayMs);
        // A session may be over by now: a rollback of nothing tells the balance without one.
        const before = balanceOf(await wire.send('rollback', wire.rollback(wire.bet())));
        expectSameBytes(first, await wire.send('bet', bet));
        expectCash(balanceOf(await wire.send('bet', wire.again(bet))), before, 'a bet of yesterday sent again');
        const paid = await wire.send('win', wire.win(bet, { roundClosed: true }));
        expectCash(balanceOf(paid), before + wire.stakes(1), 'a win of yesterday’s bet');
      };
    },
  },
  {
    id: 'feed-a-day-later',
    rule: 'W14',
    title: 'a cursor of the feed that was kept for a day reads on, and tells nothing twice of all that came since',
    needs: 'feed',
    async begin(wire) {
      const cursor = await endOfFeed(wire);
      const round = await playRound(wire);
      return async () => {
        await wire.options.passTime?.(dayMs);
        const { told } = await readUntil(wire, { cursor, limit: feedPageMax }, lastOf(round));
        expectOnce(told, round);
      };
    },
  },
];
