import type { TortureCase } from '../torture-case.ts';
import { balanceOf, expectCash, expectStatus } from '../wire.ts';

/** Prizes that belong to no bet. */
export const prizeCases: TortureCase[] = [
  {
    id: 'prize-once',
    rule: 'W11',
    title: 'a prize is paid once, however often it comes',
    async check(wire) {
      const before = await wire.cash();
      const prize = wire.prize();
      for (const sent of [prize, prize, wire.again(prize)]) expectStatus(await wire.send('credit', sent), 'OK');
      expectCash(await wire.cash(), before + wire.stakes(1), 'a prize sent three times');
    },
  },
  {
    id: 'same-id-other-prize',
    rule: 'W11',
    title: 'the id of a prize with another amount is refused',
    async check(wire) {
      const prize = wire.prize();
      const after = balanceOf(await wire.send('credit', prize));
      const other = wire.again({ ...prize, amount: '0.01' });
      expectStatus(await wire.send('credit', other), 'DUPLICATE_TRANSACTION');
      expectCash(await wire.cash(), after, 'one prize under two amounts');
    },
  },
  {
    id: 'prize-of-no-grant',
    rule: 'W11',
    title: 'a prize of free rounds that names no grant is refused, and so is another prize that names one',
    async check(wire) {
      const before = await wire.cash();
      const freeRound = { grantId: wire.options.createId() };
      for (const more of [{ kind: 'free_rounds' }, { freeRound }, { kind: 'jackpot', freeRound }])
        expectStatus(await wire.send('credit', wire.prize(more)), 'INVALID_REQUEST');
      expectCash(await wire.cash(), before, 'refused prizes');
    },
  },
];
