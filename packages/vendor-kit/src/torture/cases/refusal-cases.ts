import { amountOf } from '../../amounts/index.ts';
import { BrokenPromise } from '../broken-promise.ts';
import type { TortureCase } from '../torture-case.ts';
import { expectCash, expectShort, expectStatus } from '../wire.ts';

/** What must be refused although it is well made. */
export const refusalCases: TortureCase[] = [
  {
    id: 'insufficient-funds',
    rule: 'W15',
    title: 'a bet beyond the balance is refused with the balance',
    async check(wire) {
      const before = await wire.cash();
      const bet = wire.bet({ amount: amountOf(before + wire.stakes(1)) });
      const answer = await wire.send('bet', bet);
      if (answer.fields.status === 'OK') await wire.send('rollback', wire.rollback(bet));
      expectShort(answer);
      if (answer.fields.balance !== amountOf(before))
        throw new BrokenPromise(`the refusal tells ${answer.fields.balance ?? 'no balance'}, not ${amountOf(before)}`);
      expectCash(await wire.cash(), before, 'a bet beyond the balance');
    },
  },
  {
    id: 'other-currency',
    rule: 'W1',
    title: 'another currency than the player’s is refused',
    async check(wire) {
      const before = await wire.cash();
      const bet = wire.bet();
      const currency = wire.options.otherCurrency;
      expectStatus(await wire.send('bet', { ...wire.bet(), currency }), 'WRONG_CURRENCY');
      expectStatus(await wire.send('bet', bet), 'OK');
      expectStatus(await wire.send('win', wire.win(bet, { currency })), 'WRONG_CURRENCY');
      expectStatus(await wire.send('rollback', wire.rollback(bet)), 'OK');
      expectCash(await wire.cash(), before, 'a bet and a win in another currency');
    },
  },
  {
    id: 'unknown-player',
    rule: 'W1',
    title: 'a player that nobody knows is refused',
    async check(wire) {
      const before = await wire.cash();
      for (const playerRef of [wire.options.createId(), 'nobody', '\u0000', "' or 1=1 --"]) {
        expectStatus(await wire.send('bet', wire.bet({ playerRef })), 'PLAYER_NOT_FOUND', 'INVALID_REQUEST');
        expectStatus(
          await wire.send('win', wire.win(wire.bet(), { playerRef })),
          'PLAYER_NOT_FOUND',
          'INVALID_REQUEST',
        );
      }
      expectCash(await wire.cash(), before, 'bets of players that nobody knows');
    },
  },
  {
    id: 'wrong-session-token',
    rule: 'W1',
    title: 'a bet under a session token that was never given is refused',
    async check(wire) {
      const before = await wire.cash();
      expectStatus(await wire.send('bet', wire.bet({ sessionToken: wire.options.createId() })), 'INVALID_TOKEN');
      expectCash(await wire.cash(), before, 'a bet under a wrong token');
    },
  },
];
