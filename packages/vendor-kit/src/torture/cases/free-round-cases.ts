import { unitsOf } from '../../amounts/index.ts';
import type { FreeRounds } from '../../protocol/index.ts';
import { BrokenPromise } from '../broken-promise.ts';
import type { TortureCase } from '../torture-case.ts';
import { balanceOf, expectCash, expectStatus, type Wire } from '../wire.ts';

async function grantsOf(wire: Wire): Promise<FreeRounds[]> {
  const answer = await wire.send('openFreeRounds', wire.player());
  expectStatus(answer, 'OK');
  return answer.fields.freeRounds ?? [];
}

/** A grant with rounds left, and a bet that plays one. */
async function freeBet(wire: Wire) {
  const [grant] = await grantsOf(wire);
  if (grant === undefined) throw new BrokenPromise('the player has no free rounds in this game');
  const { grantId, stake: amount } = grant;
  return { grant, bet: wire.bet({ amount, freeRound: { grantId } }) };
}

async function expectLeft(wire: Wire, { grantId }: FreeRounds, expected: number, after: string): Promise<void> {
  const left = (await grantsOf(wire)).find((one) => one.grantId === grantId)?.left ?? 0;
  if (left !== expected) throw new BrokenPromise(`after ${after} ${left} free rounds are left, expected ${expected}`);
}

/** Rounds that the site pays for. */
export const freeRoundCases: TortureCase[] = [
  {
    id: 'free-round',
    rule: 'free rounds',
    title: 'a free round takes nothing, counts once however often its bet comes, and its win is paid',
    needs: 'freeRounds',
    async check(wire) {
      const before = await wire.cash();
      const { grant, bet } = await freeBet(wire);
      for (const sent of [bet, bet, wire.again(bet)])
        expectCash(balanceOf(await wire.send('bet', sent)), before, 'the bet of a free round');
      await expectLeft(wire, grant, grant.left - 1, 'one bet sent three times');
      const win = wire.win(bet, { roundClosed: true });
      expectCash(balanceOf(await wire.send('win', win)), before + wire.stakes(1), 'the win of a free round');
    },
  },
  {
    id: 'free-round-back',
    rule: 'free rounds',
    title: 'a free round that is taken back can be played again, and gives no money',
    needs: 'freeRounds',
    async check(wire) {
      const before = await wire.cash();
      const { grant, bet } = await freeBet(wire);
      expectStatus(await wire.send('bet', bet), 'OK');
      expectStatus(await wire.send('rollback', wire.rollback(bet)), 'OK');
      await expectLeft(wire, grant, grant.left, 'a free round and its rollback');
      expectCash(await wire.cash(), before, 'a free round and its rollback');
    },
  },
  {
    id: 'free-round-refused',
    rule: 'free rounds',
    title: 'a free round of another worth, or of no grant, is refused and uses nothing up',
    needs: 'freeRounds',
    async check(wire) {
      const before = await wire.cash();
      const { grant, bet } = await freeBet(wire);
      const isWhole = unitsOf(grant.stake) === unitsOf('1');
      const other = { ...bet, amount: isWhole ? '2.00' : '1.00' };
      expectStatus(await wire.send('bet', other), 'LIMIT_REACHED');
      const stranger = wire.bet({ amount: grant.stake, freeRound: { grantId: wire.options.createId() } });
      expectStatus(await wire.send('bet', stranger), 'FREE_ROUND_NOT_FOUND');
      await expectLeft(wire, grant, grant.left, 'two that were refused');
      expectCash(await wire.cash(), before, 'two free rounds that were refused');
    },
  },
];
