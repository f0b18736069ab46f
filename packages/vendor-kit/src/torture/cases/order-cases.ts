import type { TortureCase } from '../torture-case.ts';
import { balanceOf, expectCash, expectStatus } from '../wire.ts';

/** Things in another order than they happened. */
export const orderCases: TortureCase[] = [
  {
    id: 'win-before-bet',
    rule: 'W3',
    title: 'a win that overtook its bet is paid when it comes again',
    async check(wire) {
      const before = await wire.cash();
      const bet = wire.bet();
      const win = wire.win(bet);
      await wire.send('win', win);
      expectStatus(await wire.send('bet', bet), 'OK');
      expectStatus(await wire.send('win', wire.again(win)), 'OK');
      expectCash(await wire.cash(), before, 'a win, its bet, and the win again');
    },
  },
  {
    id: 'rollback-before-bet',
    rule: 'W6',
    title: 'a bet that comes after its rollback is refused',
    async check(wire) {
      const before = await wire.cash();
      const bet = wire.bet();
      await wire.send('rollback', wire.rollback(bet));
      expectStatus(await wire.send('bet', bet), 'BET_ROLLED_BACK');
      expectStatus(await wire.send('bet', wire.again(bet)), 'BET_ROLLED_BACK');
      expectCash(await wire.cash(), before, 'a rollback and its late bet');
    },
  },
  {
    id: 'win-of-unknown-bet',
    rule: 'W3',
    title: 'a win of a bet that nobody made is refused',
    async check(wire) {
      const before = await wire.cash();
      expectStatus(await wire.send('win', wire.win(wire.bet())), 'BET_NOT_FOUND');
      expectCash(await wire.cash(), before, 'a win without a bet');
    },
  },
  {
    id: 'bet-win-bet',
    rule: 'W13',
    title: 'bets and wins of a round that are sent at once add up',
    async check(wire) {
      const before = await wire.cash();
      const bets = Array.from({ length: 5 }, () => wire.bet());
      await Promise.all(bets.map((bet) => wire.send('bet', bet)));
      const paid = bets.flatMap((bet) => [wire.send('win', wire.win(bet)), wire.send('win', wire.win(bet))]);
      for (const answer of await Promise.all(paid)) expectStatus(answer, 'OK');
      expectCash(balanceOf(await wire.send('balance', wire.balance())), before + wire.stakes(5), '5 bets and 10 wins');
      const extra = Array.from({ length: 5 }, () => wire.bet());
      for (const answer of await Promise.all(extra.map((bet) => wire.send('bet', bet)))) expectStatus(answer, 'OK');
      expectCash(await wire.cash(), before, '10 bets and 10 wins of one stake each');
    },
  },
];
