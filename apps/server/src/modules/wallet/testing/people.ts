import { randomUUID } from 'node:crypto';
import type { Principal } from '#kernel/auth/principal.ts';
import type { Database } from '#kernel/database/database.ts';

/** A site of this test's own, which deals in pesos. */
export async function insertSite(db: Database): Promise<string> {
  const id = randomUUID();
  const site = {
    id,
    merchant_code: `t${id.slice(0, 8)}`,
    name: 'Test',
    default_language: 'es',
    currency: 'MXN',
    time_zone: 'UTC',
    player_url: 'http://player.test',
    agent_url: 'http://agent.test',
    settings: '{}',
  };
  await db.insertInto('site').values(site).execute();
  return id;
}

/** A member of a site, as the session would say. */
export async function insertMember(db: Database, siteId: string, more: Partial<Principal> = {}): Promise<Principal> {
  const memberId = randomUUID();
  const account = `m${memberId.slice(0, 8)}`;
  const type = more.isTrial ? 4 : 0;
  const created_at = new Date();
  const row = { id: memberId, site_id: siteId, account, nickname: account, type, currency: 'MXN', created_at };
  await db.insertInto('member').values(row).execute();
  return { sessionId: randomUUID(), memberId, siteId, account, type, isAgent: false, isTrial: false, ...more };
}
