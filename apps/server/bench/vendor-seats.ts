import { sql } from 'kysely';
import type { Database } from '../src/kernel/database/database.ts';
import { hashSecret, newId, newSecret } from '../src/kernel/ids/ids.ts';
import { houseAccount, type Ledger, playerAccount } from '../src/modules/ledger/index.ts';

const cash = 10n ** 12n;
const playersPerStatement = 1_000;

/** Players with money who sit in a game; answers their ids and session tokens. */
export async function seatPlayers(options: {
  db: Database;
  ledger: Ledger;
  siteId: string;
  vendorCode: string;
  gameCode: string;
  count: number;
}): Promise<{ memberId: string; sessionToken: string }[]> {
  const { db, ledger, siteId, vendorCode, gameCode, count } = options;
  const seats: { memberId: string; sessionToken: string }[] = [];
  while (seats.length < count) {
    const some = Array.from({ length: Math.min(playersPerStatement, count - seats.length) }, () => ({
      memberId: newId(),
      sessionToken: newSecret(),
    }));
    const ids = some.map(({ memberId }) => memberId);
    const hashes = some.map(({ sessionToken }) => hashSecret(sessionToken));
    await db.transaction().execute(async (tx) => {
      await sql`insert into member (id, site_id, account, nickname, currency, created_at)
        select id, ${siteId}::uuid, 'bench' || id, 'bench', 'MXN', now() from unnest(${ids}::uuid[]) id`.execute(tx);
      await sql`insert into member_session (id, member_id, token_hash, side, ip, created_at, last_seen_at, expires_at)
        select id, id, id::text, 'member', '127.0.0.1', now(), now() + interval '1 hour', now() + interval '1 day'
        from unnest(${ids}::uuid[]) id`.execute(tx);
      await sql`insert into vendor_session (id, token_hash, launch_token_hash, member_id, login_session_id, vendor_code,
          game_code, created_at, expires_at)
        select id, hash, hash, id, id, ${vendorCode}, ${gameCode}, now(), now() + interval '1 day'
        from unnest(${ids}::uuid[], ${hashes}::text[]) as seat (id, hash)`.execute(tx);
      const names = ids.map((memberId) => playerAccount(memberId, 'MXN', 'cash'));
      const [from] = await ledger.accountsFor(tx, [houseAccount(siteId, 'MXN', 'payment_clearing')]);
      const accounts = await ledger.accountsFor(tx, names);
      const funding = accounts.map((to) => ({
        key: { scope: 'deposit', text: to.ownerId },
        kind: 'deposit',
        reference: {},
        transfers: [{ from, to, amount: cash }],
      }));
      await ledger.postAll(tx, funding);
    });
    seats.push(...some);
  }
  await sql`vacuum analyze`.execute(db);
  return seats;
}
