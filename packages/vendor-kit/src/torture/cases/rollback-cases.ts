import { amountOf } from '../../amounts/index.ts';
import type { TortureCase } from '../torture-case.ts';
import { balanceOf, expectCash, expectShort, expectStatus } from '../wire.ts';

/** Taking back. */
export const rollbackCases: TortureCase[] = [
  {
    id: 'rollback-of-unknown',
    rule: 'W8',
    title: 'a rollback of a bet that never came is a success and moves nothing',
    async check(wire) {
      const before = await wire.cash();
      expectCash(balanceOf(await wire.send('rollback', wire.rollback(wire.bet()))), before, 'a rollback of nothing');
    },
  },
  {
    id: 'rollback-of-refused',
    rule: 'W5',
    title: 'a rollback of a bet that was refused is a success and moves nothing, however often it comes',
    async check(wire) {
      const before = await wire.cash();
      const bet = wire.bet({ amount: amountOf(before + wire.stakes(1)) });
      const refused = await wire.send('bet', bet);
      const back = await wire.send('rollback', wire.rollback(bet));
      if (refused.fields.status !== 'OK') expectShort(refused);
      expectCash(balanceOf(back), before, 'the rollback of a refused bet');
      expectCash(balanceOf(await wire.send('rollback', wire.rollback(bet))), before, 'its second rollback');
    },
  },
  {
    id: 'rollback-twice',
    rule: 'W8',
    title: 'a stake is given back once, however often and under whatever id it is asked',
    async check(wire) {
      const before = await wire.cash();
      const bet = wire.bet();
      expectStatus(await wire.send('bet', bet), 'OK');
      const rollback = wire.rollback(bet);
      for (const sent of [rollback, rollback, wire.again(rollback), wire.rollback(bet)])
        expectStatus(await wire.send('rollback', sent), 'OK');
      expectCash(await wire.cash(), before, 'a bet and four rollbacks');
    },
  },
  {
    id: 'rollback-of-another-round',
    rule: 'W8',
    title: 'a rollback in the name of another round or game is refused, and the right one gives the stake back',
    async check(wire) {
      const before = await wire.cash();
      const bet = wire.bet();
      expectStatus(await wire.send('bet', bet), 'OK');
      for (const wrong of [{ roundId: wire.options.createId() }, { gameCode: 'no-such-game' }])
        expectStatus(await wire.send('rollback', wire.rollback(bet, wrong)), 'INVALID_REQUEST');
      expectStatus(await wire.send('rollback', wire.rollback(bet)), 'OK');
      expectCash(await wire.cash(), before, 'a bet, two rollbacks of another round, and its own');
    },
  },
  {
    id: 'bet-after-rollback',
    rule: 'W6',
    title: 'a bet that was taken back stays so when it is sent again',
    async check(wire) {
      const before = await wire.cash();
      const bet = wire.bet();
      expectStatus(await wire.send('bet', bet), 'OK');
      expectStatus(await wire.send('rollback', wire.rollback(bet)), 'OK');
      expectStatus(await wire.send('bet', wire.again(bet)), 'BET_ROLLED_BACK');
      expectCash(await wire.cash(), before, 'a bet, its rollback, and the bet again');
    },
  },
  {
    id: 'win-after-rollback',
    rule: 'W8',
    title: 'a win of a bet that was taken back is refused',
    async check(wire) {
      const before = await wire.cash();
      const bet = wire.bet();
      expectStatus(await wire.send('bet', bet), 'OK');
      expectStatus(await wire.send('rollback', wire.rollback(bet)), 'OK');
      expectStatus(await wire.send('win', wire.win(bet)), 'BET_ROLLED_BACK');
      expectCash(await wire.cash(), before, 'a win after the rollback');
    },
  },
  {
    id: 'rollback-after-win',
    rule: 'W8',
    title: 'a bet that has won stands',
    async check(wire) {
      const before = await wire.cash();
      const bet = wire.bet();
      expectStatus(await wire.send('bet', bet), 'OK');
      expectStatus(await wire.send('win', wire.win(bet)), 'OK');
      expectStatus(await wire.send('rollback', wire.rollback(bet)), 'ROUND_CLOSED');
      expectCash(await wire.cash(), before, 'a rollback after the win');
    },
  },
];
