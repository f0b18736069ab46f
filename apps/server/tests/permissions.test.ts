import { randomUUID } from 'node:crypto';
import { memberTypes } from '@quetzal/domain/members';
import { signRequest } from '@quetzal/vendor-kit/signature';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyRole, type OperatorRole } from '#kernel/auth/operator-roles.ts';
import { type CallerKind, callerKinds, mayCall } from '#kernel/auth/who-may.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { hashSecret, newId, newSecret } from '#kernel/ids/ids.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import { type DescribedPaths, type GuardedCall, guardedCalls } from '#main/permission-table.ts';
import { createPlatform, type Platform } from '#main/platform.ts';
import { seedDemo } from '#main/seed-demo.ts';
import { useTestDatabase } from '#testing/database.ts';
import { testConfig } from '#testing/platform-config.ts';

// Every operation that the platform has, called by every kind of caller over HTTP: what happens is what the table says.

const database = useTestDatabase();
let aheadMs = 0;
const clock = { now: () => new Date(Date.now() + aheadMs) };
const secrets = { vendor: 'only-for-tests-solaris', provider: 'only-for-tests-webhook' };
const refusals = new Set(['session.required', 'session.not_allowed', 'in_need_true_account']);
const typeOf: Partial<Record<CallerKind, keyof typeof memberTypes>> = {
  trial: 'trial',
  member: 'member',
  'agent 1': 'agent',
  'agent 2': 'generalAgent',
  'agent 41': 'affiliate',
  'agent 42': 'subAffiliate',
};

let platform: Platform;
let api: Api;
let siteId: string;
let calls: GuardedCall[];
const owners = new Map<CallerKind, string>();

beforeAll(async () => {
  platform = await createPlatform({
    config: testConfig(database.url),
    clock,
    logger: createLogger({ level: 'silent', name: 'test' }),
  });
  const { db, services } = platform;
  const urls = {
    playerSiteUrl: 'http://localhost:4100',
    agentSiteUrl: 'http://localhost:4200',
    studioUrl: 'http://localhost:4300',
  };
  const seeded = await seedDemo({ db, ...services }, { demoPassword: 'Permission2026x', now: clock.now(), ...urls });
  ({ siteId } = seeded);
  api = await platform.buildApi();
  calls = guardedCalls(api.swagger() as DescribedPaths);
  // A module that is off refuses everybody: here all are on.
  const modules = [...new Set(calls.map(({ moduleId }) => moduleId).filter((id) => id !== 'none'))];
  await db.updateTable('site').set({ modules }).where('id', '=', siteId).execute();
  // The list of sites is read again after a minute.
  aheadMs = 120_000;
  await db.transaction().execute(async (tx) => {
    for (const kind of callerKinds) {
      const type = typeOf[kind];
      if (type === undefined) continue;
      const account = `kind.${kind.replace(' ', '')}`;
      const file = { siteId, account, type: memberTypes[type], currency: 'MXN', birthday: '1990-01-01' };
      const made = await services.members.createMember(tx, file);
      if (made.outcome === 'created') owners.set(kind, made.member.id);
    }
    for (const kind of ['operator', ...everyRole] as const) {
      const roles: OperatorRole[] = kind === 'operator' ? [] : [kind];
      const operator = { siteId, username: `kind.${kind}`, name: kind, password: 'Permission2026x', roles };
      await services.ops.saveOperator(tx, operator);
      const where = tx.selectFrom('operator').select('id').where('username', '=', operator.username);
      owners.set(kind, (await where.executeTakeFirstOrThrow()).id);
    }
  });
});

afterAll(async () => {
  await api.close();
  await platform.close();
});

/** A session of its own for each call: some calls end it. */
async function openSession(kind: CallerKind): Promise<string | undefined> {
  const owner = owners.get(kind);
  if (owner === undefined) return undefined;
  const token = newSecret();
  const now = clock.now();
  const session = { id: newId(), token_hash: hashSecret(token), created_at: now };
  const expires_at = new Date(now.getTime() + 3_600_000);
  if (typeOf[kind] === undefined) {
    await platform.db
      .insertInto('operator_session')
      .values({ ...session, expires_at, operator_id: owner })
      .execute();
  } else {
    await platform.db
      .insertInto('member_session')
      .values({
        ...session,
        expires_at,
        member_id: owner,
        side: 'member',
        ip: '127.0.0.1',
        last_seen_at: now,
        active_at: now,
      })
      .execute();
  }
  return token;
}

let addresses = 0;

/** A body that no operation takes: who may not call must be refused before anybody looks at it. */
const nonsense = JSON.stringify({ nobody: 'takes this' });

/** A payment provider's own event of something that nobody asked for: found to be signed, then not found. */
function event(): string {
  const thing = { id: 'x', merchantReference: randomUUID(), amount: '1.00', currency: 'MXN', paidAt: null };
  const asked = { checkoutUrl: 'http://pay.test/', instructions: { kind: 'redirect' } };
  const came = { state: 'succeeded', sent: null, confirmations: null, failure: null };
  return JSON.stringify({
    eventId: randomUUID(),
    payment: { ...thing, ...asked, ...came },
    payout: { ...thing, state: 'paid' },
  });
}

async function make(call: GuardedCall, kind: CallerKind): Promise<{ status: number; errorCode: string | null }> {
  const url = call.path.replace('{provider}', 'sandbox').replaceAll(/\{\w+\}/g, () => randomUUID());
  const token = await openSession(kind);
  const body = call.method === 'GET' ? '' : kind === 'provider' ? event() : nonsense;
  const signed =
    kind === 'vendor' || kind === 'provider'
      ? signRequest({ vendorCode: 'SOL', secret: secrets[kind] }, { method: call.method, path: url, body }, clock.now())
      : {};
  addresses += 1;
  const answer = await api.inject({
    method: call.method as 'GET',
    url,
    // Calls are counted by address, and this is not about counting.
    remoteAddress: `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`,
    headers: {
      merchant: 'quetzal',
      ...(token === undefined ? {} : { authorization: token }),
      ...(body === '' ? {} : { 'content-type': 'application/json' }),
      ...signed,
    },
    ...(body === '' ? {} : { payload: body }),
  });
  const isJson = String(answer.headers['content-type']).includes('json');
  const { errorCode = null } = isJson ? answer.json<{ errorCode?: string | null }>() : {};
  return { status: answer.statusCode, errorCode };
}

/** Whether the platform looked at what was asked, or refused it for who asked. */
function wasLetIn(call: GuardedCall, { status, errorCode }: { status: number; errorCode: string | null }): boolean {
  // Machines are told in a form of their own that a signature is missing or wrong.
  if (call.access === 'vendor' || call.access === 'provider') return status !== 401 && status !== 403;
  return !refusals.has(errorCode ?? '');
}

describe('every operation', () => {
  it('says who may call it, and operators’ calls name a right', () => {
    expect(calls.length).toBeGreaterThan(140);
    const bare = calls.filter(({ access, permission }) => access === 'operator' && permission === undefined);
    expect(bare.map(({ operationId }) => operationId)).toEqual([]);
  });

  it.each(callerKinds)(
    'treats %s as the table says',
    async (kind) => {
      const wrong: string[] = [];
      for (const call of calls) {
        const answer = await make(call, kind);
        const may = mayCall(kind, call);
        if (wasLetIn(call, answer) !== may || answer.status >= 500) {
          wrong.push(
            `${call.method} ${call.path}: ${answer.status} ${answer.errorCode}, table says ${may ? 'yes' : 'no'}`,
          );
        }
      }
      expect(wrong).toEqual([]);
    },
    120_000,
  );
});
