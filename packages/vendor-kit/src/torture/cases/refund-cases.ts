import type { TortureCase } from '../torture-case.ts';
import { balanceOf, expectCash, expectStatus } from '../wire.ts';

/** Rounds that are refunded. */
export const refundCases: TortureCase[] = [
  {
    id: 'refund-round',
    rule: 'W12',
    title: 'a round is refunded once, stakes and wins, and takes and pays nothing more',
    async check(wire) {
      const before = await wire.cash();
      const bet = wire.bet();
      const second = wire.bet({ roundId: bet['roundId'] });
      for (const sent of [bet, second]) expectStatus(await wire.send('bet', sent), 'OK');
      expectStatus(await wire.send('win', wire.win(bet, { roundClosed: true })), 'OK');
      for (let times = 0; times < 2; times += 1)
        expectCash(balanceOf(await wire.send('refundRound', wire.endRound(bet))), before, 'the refund of a round');
      expectStatus(await wire.send('bet', wire.bet({ roundId: bet['roundId'] })), 'ROUND_CLOSED');
      expectStatus(await wire.send('win', wire.win(second)), 'ROUND_CLOSED');
      expectCash(await wire.cash(), before, 'a bet and a win after the refund');
    },
  },
  {
    id: 'refund-before-bet',
    rule: 'W12',
    title: 'a refund of a round that never had a bet is a success, and the late bet is refused',
    async check(wire) {
      const before = await wire.cash();
      const bet = wire.bet();
      expectStatus(await wire.send('refundRound', wire.endRound(bet)), 'OK');
      expectStatus(await wire.send('bet', bet), 'ROUND_CLOSED');
      expectCash(await wire.cash(), before, 'a bet after the refund of its round');
    },
  },
];
