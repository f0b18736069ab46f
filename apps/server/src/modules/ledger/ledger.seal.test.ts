import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { isProven, proveInclusion, verifyChain } from '#modules/ledger';
import { leafHash, pathOf, rootByPath, rootOf } from './ledger.merkle.ts';
import { horizonOf } from './ledger.seal.store.ts';
import { seal } from './ledger.seal.ts';
import { ledgerFixture, testSealKey } from './testing/ledger-fixture.ts';
import { tamper as tamperAs } from './testing/tamper.ts';

const { db, ownerUrl } = useTestDatabase();
const clock = { now: () => new Date('2026-11-21T12:00:00Z') };
const { ledger, player, house, bet } = ledgerFixture(db, clock);
const key = testSealKey();
const keys = new Map([[key.id, key.publicKey]]);
const sealAll = (transfersMax = 4) => seal({ db, clock, key, transfersMax });

/** Seals once every transaction of this moment has ended: those of other tests on the same server hold the horizon too. */
async function sealWhenQuiet() {
  const { current } = await horizonOf(db);
  await expect.poll(async () => (await horizonOf(db)).horizon > current, { timeout: 30_000 }).toBe(true);
  return sealAll();
}
const tamper = (...statements: string[]) => tamperAs(ownerUrl, ...statements);
const broken = async () => (await verifyChain(db, keys)).broken;

describe('the tree over the journals of a block', () => {
  test('every leaf is proven by its path, and nothing else is', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 40 }), fc.nat(), (texts, pick) => {
        const leaves = texts.map(leafHash);
        const root = rootOf(leaves);
        const index = pick % leaves.length;
        const [leaf, path] = [leaves[index] ?? root, pathOf(leaves, index)];
        const place = { index, count: leaves.length };
        expect(rootByPath(leaf, place, path)).toEqual(root);
        expect(rootByPath(leafHash('another'), place, path)).not.toEqual(root);
        expect(rootByPath(leaf, place, [...path, root])).toBeUndefined();
        const other = { index: (index + 1) % leaves.length, count: leaves.length };
        expect(rootByPath(leaf, other, path)).not.toEqual(root);
      }),
    );
  });

  test('is the one of RFC 6962', () => {
    const leaves = ['', '\u0000', '\u0010'].map(leafHash);
    expect(rootOf(leaves.slice(0, 1)).toString('hex')).toBe(
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
    );
    expect(rootOf(leaves).toString('hex')).toBe('aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77');
  });
});

describe('sealing', () => {
  test('every journal is in one block, and the chain verifies', async () => {
    const ana = await player(1_000n);
    for (let index = 0; index < 10; index += 1) await bet(ana.cash, 10n, `s${index}`);
    const blocks = await sealWhenQuiet();
    expect(blocks.length).toBeGreaterThan(1);
    expect(blocks.reduce((sum, { journals }) => sum + journals, 0)).toBe(11);
    expect(await verifyChain(db, keys)).toEqual({ blocks: blocks.length, journals: 11, broken: [] });
    expect(await sealAll()).toEqual([]);
  });

  test('what commits late is not passed over', async () => {
    const ana = await player(1_000n);
    const to = await house();
    const started = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const late = db.transaction().execute(async (tx) => {
      const transfers = [{ from: ana.cash, to, amount: 5n }];
      await ledger.post(tx, { key: { scope: 'bet', text: 'late' }, kind: 'bet', reference: {}, transfers });
      started.resolve();
      await mayEnd.promise;
    });
    await started.promise;
    const eva = await player(1_000n);
    await bet(eva.cash, 10n, 'early');
    await sealAll();
    expect(await proveInclusion(db, { scope: 'bet', text: 'early' })).toBeUndefined();
    mayEnd.resolve();
    await late;
    await sealWhenQuiet();
    for (const text of ['early', 'late']) {
      const proof = await proveInclusion(db, { scope: 'bet', text });
      expect(proof !== undefined && isProven(proof, keys)).toBe(true);
    }
    expect(await broken()).toEqual([]);
  });

  test('sealers that run at once do not seal anything twice', async () => {
    const ana = await player(1_000n);
    for (let index = 0; index < 10; index += 1) await bet(ana.cash, 10n, `t${index}`);
    await Promise.allSettled([sealAll(), sealAll(), sealAll()]);
    await sealWhenQuiet();
    expect(await broken()).toEqual([]);
    expect(await ledger.trialBalance(db)).toMatchObject([{ balanced: true }]);
    expect(await ledger.verify(db)).toEqual([]);
  });

  test('a proof holds for its own journal and key only', async () => {
    const proof = await proveInclusion(db, { scope: 'bet', text: 's3' });
    if (proof === undefined) throw new Error('A sealed journal has a proof');
    expect(isProven(proof, keys)).toBe(true);
    expect(isProven({ ...proof, journal: proof.journal.replace('"10"', '"1"') }, keys)).toBe(false);
    expect(isProven({ ...proof, block: { ...proof.block, journals: 1 } }, keys)).toBe(false);
    expect(isProven(proof, new Map([[key.id, testSealKey().publicKey]]))).toBe(false);
    expect(await proveInclusion(db, { scope: 'bet', text: 'never' })).toBeUndefined();
  });
});

describe('T118: tampering by who owns the database', () => {
  const sealedBet = "journal_id = ledger_journal_id('bet/s3')";
  const changes: [string, string, string, string][] = [
    [
      'an amount',
      `update ledger_transfer set amount = 1 where ${sealedBet}`,
      `update ledger_transfer set amount = 10 where ${sealedBet}`,
      'journals',
    ],
    [
      'a reference',
      `update ledger_transfer set reference = '{"gameCode":"x"}' where ${sealedBet}`,
      `update ledger_transfer set reference = '{"gameCode":"fiesta-calavera"}' where ${sealedBet}`,
      'journals',
    ],
    [
      'the account that it went to',
      `update ledger_transfer set to_account_id = 999999 where ${sealedBet}`,
      `update ledger_transfer set to_account_id = (select id from ledger_account where purpose = 'game') where ${sealedBet}`,
      'accounts',
    ],
    [
      'a signature',
      "update ledger_block set signature = decode(repeat('00', 64), 'hex') where number = 2",
      '',
      'signature',
    ],
  ];

  test.each(changes)('%s is found', async (_, change, back, what) => {
    const { rows } = await db
      .selectFrom('ledger_block')
      .select('signature')
      .where('number', '=', 2n)
      .execute()
      .then((found) => ({ rows: found }));
    await tamper(change);
    expect((await broken()).map((block) => block.what)).toContain(what);
    const signature = rows[0]?.signature.toString('hex') ?? '';
    await tamper(back || `update ledger_block set signature = decode('${signature}', 'hex') where number = 2`);
    expect(await broken()).toEqual([]);
  });

  test('a journal that is gone, or one put in between, is found', async () => {
    await tamper(
      `create table taken as select * from ledger_transfer where ${sealedBet}`,
      `delete from ledger_transfer where ${sealedBet}`,
    );
    expect((await broken()).map(({ what }) => what)).toEqual(['journals', 'house_balance']);
    await tamper('insert into ledger_transfer select * from taken');
    expect(await broken()).toEqual([]);
    await tamper(
      `insert into ledger_transfer (journal_id, position, from_account_id, to_account_id, amount, created_at, written_in, kind, key, reference)
        select ledger_journal_id('test/forged'), 1, house.id, clearing.id, 5, now(), 0, 'bet', 'test/forged', '{}'
        from ledger_account house, ledger_account clearing
        where house.purpose = 'game' and clearing.purpose = 'payment_clearing'`,
    );
    expect((await broken()).map(({ what }) => what)).toEqual(['journals', 'house_balance']);
    await tamper("delete from ledger_transfer where key = 'test/forged'");
  });

  test('a block that is gone, and a sealed balance of the house, are found', async () => {
    await tamper(
      'create table chain as select * from ledger_block where number = 2',
      'delete from ledger_block where number = 2',
    );
    expect((await broken()).map(({ what }) => what)).toEqual(['gap', 'link']);
    await tamper('insert into ledger_block select * from chain');
    await tamper('update ledger_house_balance set balance = balance + 1 where block_number = 2');
    expect((await broken()).map(({ what }) => what)).toContain('house_balance');
    await tamper('update ledger_house_balance set balance = balance - 1 where block_number = 2');
    expect([await broken(), await ledger.verify(db)]).toEqual([[], []]);
  });

  test('a database that counts its transactions from anew is not sealed on', async () => {
    await tamper(
      'update ledger_block set written_to = 9000000000 where number = (select max(number) from ledger_block)',
    );
    await expect(sealAll()).rejects.toThrow(/After a restore/);
  });
});
