import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { houseAccount, playerAccount } from '#modules/ledger';
import { fromHouse, fundsUrl, openPlayedSite, refusal, toHouse, toPlayers } from './testing/played-site.ts';
import { useTreasury } from './testing/treasury-fixture.ts';

const { db } = useTestDatabase();
const treasury = useTreasury(db);
const playedSite = () => openPlayedSite(db, treasury);

describe("T035: the house takes nothing that is players'", () => {
  test('what is beyond their money may be taken, and not a cent more', async () => {
    const { move, line } = await playedSite();
    await move(toPlayers, '500.00');
    expect(await move(toHouse, '200.01')).toMatchObject(
      refusal(422, 'wallet.funds_uncovered', { params: { amount: '200.00' } }),
    );
    expect(await move(toHouse, '200.00')).toMatchObject({ status: 200, value: { toAfter: '200.00' } });
    expect(await move(toHouse, '0.01')).toMatchObject(
      refusal(422, 'wallet.funds_uncovered', { params: { amount: '0.00' } }),
    );
    expect(await line()).toMatchObject({ playerFunds: '300.00', houseFunds: '200.00', isCovered: true });
    const [balance] = await treasury.ledger.trialBalance(db);
    expect(balance).toMatchObject({ balanced: true });
  });

  test('what providers still hold counts for the players', async () => {
    const { move } = await playedSite();
    await move(toPlayers, '200.00');
    expect(await move(toHouse, '200.00')).toMatchObject({ status: 200 });
  });

  test('of two that are approved at once, each of which leaves enough, one is refused', async () => {
    const { move, propose, decide, line } = await playedSite();
    await move(toPlayers, '500.00');
    for (let round = 0; round < 5; round += 1) {
      const proposals = [await propose(toHouse, '150.00'), await propose(toHouse, '150.00')];
      const answers = await Promise.all(proposals.map(({ id }) => decide(id)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
      expect(await line()).toMatchObject({ houseFunds: '150.00', surplus: '50.00', isCovered: true });
      await move(fromHouse, '150.00');
    }
  });

  test('what is staked in an open round is still covered', async () => {
    const { move, siteId } = await playedSite();
    const memberId = await treasury.member(siteId);
    const id = randomUUID();
    const game = { vendor_code: 'SOL', vendor_round_id: id, vendor_tx_id: id, game_code: 'frutas', game_type: 'RNG' };
    const row = { id, site_id: siteId, member_id: memberId, round_id: id, currency: 'MXN', stake: 1_500_000n };
    await db
      .insertInto('bet_record')
      .values({ ...row, ...game, state: 'open', placed_at: treasury.now })
      .execute();
    await move(toPlayers, '500.00');
    expect(await move(toHouse, '50.01')).toMatchObject({ status: 422, params: { amount: '50.00' } });
    expect(await move(toHouse, '50.00')).toMatchObject({ status: 200 });
  });

  test('what is missing shows, and money that the house puts in makes it good', async () => {
    const { move, line, siteId } = await playedSite();
    const memberId = await treasury.member(siteId);
    await db.transaction().execute(async (tx) => {
      const names = [houseAccount(siteId, 'MXN', 'adjustment'), playerAccount(memberId, 'MXN', 'cash')] as const;
      const [from, to] = await treasury.ledger.accountsFor(tx, names);
      const key = { scope: 'adjustment', text: randomUUID() };
      const transfers = [{ from, to, amount: 3_000_000n }];
      await treasury.ledger.post(tx, { key, kind: 'adjustment', reference: {}, transfers });
    });
    expect(await line()).toMatchObject({ total: '600.00', surplus: '-100.00', isCovered: false });
    expect(await move(fromHouse, '100.00')).toMatchObject({ status: 200, value: { fromAfter: '-100.00' } });
    expect(await line()).toMatchObject({ houseFunds: '-100.00', surplus: '0.00', isCovered: true });
  });
});

test('what the house puts in before anybody has paid in is listed, and covers nothing yet', async () => {
  const { siteId, first, second } = await treasury.site();
  const wish = { ...fromHouse, amount: '1000.00', bankReference: 'SPEI 1', reason: 'Before the opening' };
  const { json } = await treasury.call('POST', fundsUrl, first, { ...wish, requestId: randomUUID() });
  await treasury.call('POST', `${fundsUrl}/${(json.value as { id: string }).id}/approve`, second);
  const { json: report } = await treasury.call('GET', '/ops/v1/ledger/liability', first);
  expect(report.value).toMatchObject({
    currencies: [
      { currency: 'MXN', players: 0, total: '0.00', playerFunds: '1000.00', surplus: '1000.00', agrees: true },
    ],
  });
  expect(await treasury.ledger.trialBalance(db, siteId)).toMatchObject([{ playerLiability: 0n, balanced: true }]);
});
