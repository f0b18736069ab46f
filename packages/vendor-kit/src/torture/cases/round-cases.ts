import type { TortureCase } from '../torture-case.ts';
import { balanceOf, expectCash, expectStatus } from '../wire.ts';

/** The life of a round. */
export const roundCases: TortureCase[] = [
  {
    id: 'whole-round',
    rule: 'W1',
    title: 'a bet takes, a win pays and ends the round, each tells the balance',
    async check(wire) {
      const before = await wire.cash();
      const bet = wire.bet();
      expectCash(balanceOf(await wire.send('bet', bet)), before - wire.stakes(1), 'a bet');
      expectCash(balanceOf(await wire.send('win', wire.win(bet, { roundClosed: true }))), before, 'a win');
    },
  },
  {
    id: 'win-of-nothing',
    rule: 'W9',
    title: 'a win of nothing is taken and ends the round',
    async check(wire) {
      const before = await wire.cash();
      const bet = wire.bet();
      expectStatus(await wire.send('bet', bet), 'OK');
      expectStatus(await wire.send('win', wire.win(bet, { amount: '0', roundClosed: true })), 'OK');
      expectStatus(await wire.send('bet', wire.bet({ roundId: bet['roundId'] })), 'ROUND_CLOSED');
      expectCash(await wire.cash(), before - wire.stakes(1), 'a bet that lost');
    },
  },
  {
    id: 'win-after-end',
    rule: 'W7',
    title: 'a win that comes after the end of its round is paid, once',
    async check(wire) {
      const before = await wire.cash();
      const bet = wire.bet();
      expectStatus(await wire.send('bet', bet), 'OK');
      expectStatus(await wire.send('endRound', wire.endRound(bet)), 'OK');
      const win = wire.win(bet, { roundClosed: true });
      for (const sent of [win, wire.again(win)])
        expectCash(balanceOf(await wire.send('win', sent)), before, 'a win after the end of its round');
      const second = balanceOf(await wire.send('win', wire.win(bet)));
      expectCash(second, before + wire.stakes(1), 'a second win after the end of its round');
    },
  },
  {
    id: 'end-of-another-game',
    rule: 'W10',
    title: 'a round is not ended in the name of another game',
    async check(wire) {
      const bet = wire.bet();
      expectStatus(await wire.send('bet', bet), 'OK');
      expectStatus(await wire.send('endRound', { ...wire.endRound(bet), gameCode: 'no-such-game' }), 'INVALID_REQUEST');
      expectStatus(await wire.send('rollback', wire.rollback(bet)), 'OK');
    },
  },
  {
    id: 'end-round-twice',
    rule: 'W10',
    title: 'a round may be ended again, and ending it moves nothing',
    async check(wire) {
      const bet = wire.bet();
      expectStatus(await wire.send('bet', bet), 'OK');
      const after = await wire.cash();
      for (let times = 0; times < 2; times += 1)
        expectCash(balanceOf(await wire.send('endRound', wire.endRound(bet))), after, 'the end of a round');
    },
  },
  {
    id: 'bet-after-end',
    rule: 'W12',
    title: 'a round that has ended takes no bet',
    async check(wire) {
      const bet = wire.bet();
      expectStatus(await wire.send('bet', bet), 'OK');
      expectStatus(await wire.send('endRound', wire.endRound(bet)), 'OK');
      const before = await wire.cash();
      expectStatus(await wire.send('bet', wire.bet({ roundId: bet['roundId'] })), 'ROUND_CLOSED');
      expectCash(await wire.cash(), before, 'a bet in a round that has ended');
    },
  },
];
