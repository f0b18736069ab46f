import { BrokenPromise } from '../broken-promise.ts';
import type { TortureCase } from '../torture-case.ts';
import { balanceOf, expectCash, expectSameBytes, expectStatus } from '../wire.ts';

const sameTimeCount = 12;

/** The same thing more than once. */
export const repeatCases: TortureCase[] = [
  {
    id: 'repeat-same-request',
    rule: 'W3',
    title: 'the same request gets the same bytes, whatever happened since',
    async check(wire) {
      const bet = wire.bet();
      const first = await wire.send('bet', bet);
      const win = wire.win(bet);
      const paid = await wire.send('win', win);
      const second = wire.bet();
      expectStatus(await wire.send('bet', second), 'OK');
      const before = await wire.cash();
      expectSameBytes(first, await wire.send('bet', bet));
      expectSameBytes(paid, await wire.send('win', win));
      expectCash(await wire.cash(), before, 'a bet and a win sent again');
      await wire.send('rollback', wire.rollback(second));
    },
  },
  {
    id: 'answer-of-its-request',
    rule: 'W1',
    title: 'every answer names the request that it answers, and its movement',
    async check(wire) {
      const bet = wire.bet();
      const names = { bet, win: wire.win(bet, { currency: wire.options.otherCurrency }), rollback: wire.rollback(bet) };
      for (const [name, sent] of Object.entries(names)) {
        const { fields, text } = await wire.send(name as keyof typeof names, sent);
        const isOurs = fields.requestId === sent['requestId'] && [undefined, sent['txId']].includes(fields.txId);
        if (!isOurs) throw new BrokenPromise(`the answer to a ${name} is to another request: ${text.slice(0, 300)}`);
      }
    },
  },
  {
    id: 'repeat-new-request',
    rule: 'W3',
    title: 'the same bet under a new request counts once and tells the balance of now',
    async check(wire) {
      const before = await wire.cash();
      const bet = wire.bet();
      const other = wire.bet();
      expectStatus(await wire.send('bet', bet), 'OK');
      expectStatus(await wire.send('bet', other), 'OK');
      const repeated = await wire.send('bet', wire.again(bet));
      expectCash(balanceOf(repeated), before - wire.stakes(2), 'one bet sent twice and another');
      for (const back of [bet, other]) await wire.send('rollback', wire.rollback(back));
    },
  },
  {
    id: 'repeat-at-once',
    rule: 'W4',
    title: 'the same bet many times at once counts once',
    async check(wire) {
      const before = await wire.cash();
      const bet = wire.bet();
      const answers = await Promise.all(Array.from({ length: sameTimeCount }, () => wire.send('bet', bet)));
      for (const answer of answers) expectStatus(answer, 'OK');
      expectCash(await wire.cash(), before - wire.stakes(1), `${sameTimeCount} times the same bet at once`);
      await wire.send('rollback', wire.rollback(bet));
    },
  },
  {
    id: 'same-id-other-stake',
    rule: 'W3',
    title: 'the id of a bet with another amount is refused, under the old request and a new one',
    async check(wire) {
      const before = await wire.cash();
      const bet = wire.bet();
      expectStatus(await wire.send('bet', bet), 'OK');
      const { stake } = wire.options;
      const other = { ...bet, amount: stake.includes('.') ? `${stake}1` : `${stake}.01` };
      expectStatus(await wire.send('bet', other), 'DUPLICATE_TRANSACTION');
      expectStatus(await wire.send('bet', wire.again(other)), 'DUPLICATE_TRANSACTION');
      expectCash(await wire.cash(), before - wire.stakes(1), 'one bet under two amounts');
      await wire.send('rollback', wire.rollback(bet));
    },
  },
  {
    id: 'repeat-win',
    rule: 'W3',
    title: 'a win sent again is paid once',
    async check(wire) {
      const before = await wire.cash();
      const bet = wire.bet();
      expectStatus(await wire.send('bet', bet), 'OK');
      const win = wire.win(bet);
      expectStatus(await wire.send('win', win), 'OK');
      expectCash(balanceOf(await wire.send('win', wire.again(win))), before, 'a win sent twice');
    },
  },
  {
    id: 'same-id-other-win',
    rule: 'W3',
    title: 'the id of a win with another amount is refused',
    async check(wire) {
      const before = await wire.cash();
      const bet = wire.bet();
      expectStatus(await wire.send('bet', bet), 'OK');
      const win = wire.win(bet);
      expectStatus(await wire.send('win', win), 'OK');
      expectStatus(await wire.send('win', wire.again({ ...win, amount: '0' })), 'DUPLICATE_TRANSACTION');
      expectCash(await wire.cash(), before, 'one win under two amounts');
    },
  },
  {
    id: 'same-id-other-kind',
    rule: 'W3',
    title: 'the id of a bet is no other’s: a win under it is refused, and so is a bet under the id of a win',
    async check(wire) {
      const before = await wire.cash();
      const [first, second] = [wire.bet(), wire.bet()];
      for (const bet of [first, second]) expectStatus(await wire.send('bet', bet), 'OK');
      const win = wire.win(second);
      expectStatus(await wire.send('win', { ...win, txId: first['txId'] }), 'DUPLICATE_TRANSACTION');
      expectCash(await wire.cash(), before - wire.stakes(2), 'a win under the id of a bet');
      expectStatus(await wire.send('win', wire.again(win)), 'OK');
      expectStatus(await wire.send('bet', wire.bet({ txId: win['txId'] })), 'DUPLICATE_TRANSACTION');
      expectStatus(await wire.send('rollback', wire.rollback(first)), 'OK');
      expectCash(await wire.cash(), before, 'a bet under the id of a win');
    },
  },
];
