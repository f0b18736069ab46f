import { BrokenPromise } from '../broken-promise.ts';
import type { TortureCase } from '../torture-case.ts';
import { type Answer, balanceOf, expectCash, expectStatus, type Wire } from '../wire.ts';

async function judge(wire: Wire, answers: readonly Answer[], before: bigint): Promise<void> {
  for (const answer of answers) expectStatus(answer, 'OK', 'INSUFFICIENT_FUNDS');
  const taken = answers.filter(({ fields }) => fields.status === 'OK');
  const affordable = Number(before / wire.stakes(1));
  const expected = Math.min(answers.length, affordable);
  if (taken.length !== expected)
    throw new BrokenPromise(`${taken.length} of ${answers.length} bets were taken, ${expected} had to be`);
  expectCash(await wire.cash(), before - wire.stakes(taken.length), `${answers.length} bets at once`);
  if (new Set(taken.map(balanceOf)).size !== taken.length)
    throw new BrokenPromise('two bets that were taken tell the same balance');
}

/** Takes back whatever of the bets was taken, a few at a time: who could not answer a crowd is not sent another. */
async function giveBack(wire: Wire, bets: readonly Record<string, unknown>[]): Promise<void> {
  for (let first = 0; first < bets.length; first += 20) {
    const some = bets.slice(first, first + 20);
    await Promise.allSettled(some.map((bet) => wire.send('rollback', wire.rollback(bet))));
  }
}

/** Many at once. */
export const crowdCases: TortureCase[] = [
  {
    id: 'crowd',
    rule: 'W13',
    title: 'a crowd of bets of one player takes what there is and not more, one after another',
    async check(wire) {
      const before = await wire.cash();
      const bets = Array.from({ length: wire.options.atOnce }, () => wire.bet());
      const sent = await Promise.allSettled(bets.map((bet) => wire.send('bet', bet)));
      const answers = sent.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      if (answers.length < bets.length) {
        await giveBack(wire, bets);
        throw new BrokenPromise(`${bets.length - answers.length} of ${bets.length} bets at once got no answer`);
      }
      try {
        await judge(wire, answers, before);
      } finally {
        const back = bets.filter((_bet, index) => answers[index]?.fields.status === 'OK');
        await Promise.all(back.map((bet) => wire.send('rollback', wire.rollback(bet))));
      }
      expectCash(await wire.cash(), before, 'all of them taken back at once');
    },
  },
];
