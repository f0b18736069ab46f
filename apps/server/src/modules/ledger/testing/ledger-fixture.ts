import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { Database } from '#kernel/database/database.ts';
import {
  type Account,
  createLedger,
  houseAccount,
  type Ledger,
  playerAccount,
  type PostOutcome,
  readSealKey,
  type SealKey,
} from '#modules/ledger';

/** A signing key of this test run. */
export function testSealKey(): SealKey {
  const { privateKey } = generateKeyPairSync('ed25519');
  return readSealKey(JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid: 'test' }));
}

/** A ledger with a house and helpers that post one transfer each, for tests of this room. */
export interface LedgerFixture {
  ledger: Ledger;
  /** Opens a player with this much cash (ledger units). */
  player: (cash: bigint) => Promise<{ memberId: string; cash: Account; held: Account }>;
  /** The house account that bets go to. */
  house: () => Promise<Account>;
  bet: (from: Account, amount: bigint, key: string) => Promise<PostOutcome>;
  win: (to: Account, amount: bigint, key: string) => Promise<PostOutcome>;
  rollback: (betKey: string, key: string) => Promise<{ outcome: string }>;
}

/** Makes the fixture; ids are real, since nothing in these tests depends on them, and so is the clock unless it is given. */
export function ledgerFixture(db: Database, clock = { now: () => new Date() }): LedgerFixture {
  const ledger = createLedger({ clock });
  const game = houseAccount('site/XOC', 'MXN', 'game');
  const clearing = houseAccount('site/sandbox', 'MXN', 'payment_clearing');

  const post = (player: Account, amount: bigint, key: string, kind: 'bet' | 'win') =>
    db.transaction().execute(async (tx) => {
      const [house] = await ledger.accountsFor(tx, [game]);
      const sides = kind === 'bet' ? { from: player, to: house } : { from: house, to: player };
      const reference = { gameCode: 'fiesta-calavera' };
      return ledger.post(tx, { key: { scope: kind, text: key }, kind, reference, transfers: [{ ...sides, amount }] });
    });

  return {
    ledger,
    house: async () => (await db.transaction().execute((tx) => ledger.accountsFor(tx, [game])))[0],
    player: (cash) =>
      db.transaction().execute(async (tx) => {
        const memberId = randomUUID();
        const names = [
          playerAccount(memberId, 'MXN', 'cash'),
          playerAccount(memberId, 'MXN', 'held'),
          clearing,
        ] as const;
        const [account, held, source] = await ledger.accountsFor(tx, names);
        if (cash > 0n) {
          await ledger.post(tx, {
            key: { scope: 'deposit', text: memberId },
            kind: 'deposit',
            reference: {},
            transfers: [{ from: source, to: account, amount: cash }],
          });
        }
        return { memberId, cash: account, held };
      }),
    bet: (from, amount, key) => post(from, amount, key, 'bet'),
    win: (to, amount, key) => post(to, amount, key, 'win'),
    rollback: (betKey, key) =>
      db.transaction().execute((tx) =>
        ledger.reverse(tx, {
          of: { scope: 'bet', text: betKey },
          key: { scope: 'rollback', text: key },
          kind: 'rollback',
          reference: {},
        }),
      ),
  };
}
