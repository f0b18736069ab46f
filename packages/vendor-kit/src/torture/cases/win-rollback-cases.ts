import { amountOf } from '../../amounts/index.ts';
import type { TortureCase } from '../torture-case.ts';
import { balanceOf, expectCash, expectStatus } from '../wire.ts';

/** Taking wins back. */
export const winRollbackCases: TortureCase[] = [
  {
    id: 'win-rollback',
    rule: 'W8',
    title: 'a win is taken back once, also after its round, and stays so when it is sent again',
    async check(wire) {
      const before = await wire.cash();
      const bet = wire.bet();
      expectStatus(await wire.send('bet', bet), 'OK');
      const win = wire.win(bet, { roundClosed: true });
      expectStatus(await wire.send('win', win), 'OK');
      const back = wire.rollbackOfWin(win);
      for (const sent of [back, back, wire.again(back), wire.rollbackOfWin(win)])
        expectStatus(await wire.send('rollback', sent), 'OK');
      expectStatus(await wire.send('win', wire.again(win)), 'BET_ROLLED_BACK');
      expectCash(await wire.cash(), before - wire.stakes(1), 'a bet, its win, and four rollbacks of the win');
    },
  },
  {
    id: 'win-rollback-before-win',
    rule: 'W8',
    title: 'a rollback of a win that never came is a success, and the late win is refused',
    async check(wire) {
      const before = await wire.cash();
      const bet = wire.bet();
      expectStatus(await wire.send('bet', bet), 'OK');
      const win = wire.win(bet);
      expectStatus(await wire.send('rollback', wire.rollbackOfWin(win)), 'OK');
      expectStatus(await wire.send('win', win), 'BET_ROLLED_BACK');
      expectStatus(await wire.send('rollback', wire.rollback(bet)), 'OK');
      expectCash(await wire.cash(), before, 'a win that came after its rollback');
    },
  },
  {
    id: 'win-rollback-spent',
    rule: 'W8',
    title: 'a win that was spent is taken back all the same: nobody goes below nothing, and what comes next pays it',
    async check(wire) {
      const before = await wire.cash();
      const bet = wire.bet();
      expectStatus(await wire.send('bet', bet), 'OK');
      const win = wire.win(bet, { roundClosed: true });
      const cash = balanceOf(await wire.send('win', win));
      const all = wire.bet({ amount: amountOf(cash) });
      expectStatus(await wire.send('bet', all), 'OK');
      const taken = await wire.send('rollback', wire.rollbackOfWin(win));
      // Whatever that was, the other cases need the money.
      expectStatus(await wire.send('rollback', wire.rollback(all)), 'OK');
      expectCash(balanceOf(taken), 0n, 'the rollback of a spent win');
      expectCash(await wire.cash(), before - wire.stakes(1), 'the stake that came back and paid for the win');
    },
  },
];
