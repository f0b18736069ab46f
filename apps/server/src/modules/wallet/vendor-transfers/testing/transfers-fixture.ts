import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import type { Principal } from '#kernel/auth/principal.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { buildApi } from '#kernel/http/build-api.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import { createVendorTransfers, signedVendorWallets, transferRoutes, type VendorTransfers } from '#modules/wallet';
import type { Answer, Rooms } from '#testing/rooms.ts';
import type { SandboxProcess } from './sandbox-process.ts';

/** The vendor of the demo that keeps wallets of its own in these tests. */
export const transferVendor = 'SOL';
/** Longer than an answer takes, and much shorter than the sandbox's slowness. */
const timeoutMs = 1_000;

/** Members who move money to a vendor and back, over HTTP, with the sandbox as the vendor. */
export interface TransfersFixture {
  transfers: VendorTransfers;
  /** Makes a member with this much cash, in ledger units; the token is the id. */
  member(cash: bigint): Promise<{ token: string; memberId: string }>;
  get(token: string, path: string): Promise<Answer>;
  move(token: string, wish: object): Promise<Answer>;
  /** Sets how the vendor falls short from now on. */
  fail(fault: string): Promise<unknown>;
  /** What the vendor says that a member has, as a decimal string. */
  atVendor(memberId: string): Promise<string | undefined>;
  /** Lets so much time pass, and the jobs with it. */
  later(ms: number): Promise<void>;
}

/** A wish to move 10.00 to the vendor. */
export const wish = (more: object = {}) => ({
  vassalage: transferVendor,
  direction: 'in',
  amount: '10.00',
  requestId: randomUUID(),
  ...more,
});

/** Builds the fixture before the file's tests. */
export function useTransfers(rooms: Rooms, sandbox: SandboxProcess): TransfersFixture {
  const fixture = {} as TransfersFixture;
  let api: Api;
  let members = 0;
  const known = new Map<string, Principal>();
  beforeAll(async () => {
    const { db, clock, ledger, sites, limits, onError, encryption } = rooms;
    const vendors = db.updateTable('vendor').set({ wallet_kind: 'transfer', base_url: sandbox.url });
    await vendors.where('code', '=', transferVendor).execute();
    const wire = { clock: { now: () => new Date() }, secretOf: () => sandbox.secret, timeoutMs };
    fixture.transfers = createVendorTransfers({
      db,
      clock,
      ledger,
      sites,
      limits,
      onError,
      newId: randomUUID,
      publishBalance: () => undefined,
      walletsOf: (vendor) => signedVendorWallets(wire, vendor),
    });
    api = await buildApi({
      logger: createLogger({ level: 'silent', name: 'test' }),
      authenticator: { member: async (token) => known.get(token), operator: async () => undefined },
      sites: {
        async find(asked) {
          const site = await sites.find(asked);
          return site && { ...site, modules: new Set([...site.modules, 'FUNDTRANS3']) };
        },
      },
      encryption,
      translate: (code) => code,
      trustProxy: true,
      checkReady: async () => undefined,
      routes: [transferRoutes({ transfers: fixture.transfers, sites })],
    });
  });
  afterAll(() => api.close());
  fixture.member = async (cash) => {
    members += 1;
    const file = { siteId: rooms.siteId, account: `cartera${members}`, type: 0, currency: 'MXN' } as const;
    const made = await rooms.db.transaction().execute((tx) => rooms.members.createMember(tx, file));
    if (made.outcome !== 'created') throw new Error(made.outcome);
    const { id: memberId, account } = made.member;
    if (cash > 0n) await rooms.fund(memberId, cash);
    const rest = { sessionId: randomUUID(), type: 0, isAgent: false, isTrial: false } as const;
    known.set(memberId, { ...rest, memberId, siteId: rooms.siteId, account });
    return { token: memberId, memberId };
  };
  const call = async (method: 'GET' | 'POST', url: string, token: string, body?: object): Promise<Answer> => {
    const headers = { merchant: 'quetzal', authorization: token };
    const answer = await api.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) });
    return { status: answer.statusCode, body: answer.json() };
  };
  fixture.get = (token, path) => call('GET', path, token);
  fixture.move = (token, body) => call('POST', '/wps/relay/GCS_walletTransfer', token, body);
  fixture.fail = (fault) => sandbox.call('PUT', '/v1/game-wallets/fault', { fault });
  fixture.atVendor = async (memberId) =>
    (await sandbox.call('GET', `/v1/game-wallets/balance?playerRef=${memberId}&currency=MXN`))['balance'];
  fixture.later = async (ms) => {
    rooms.time.now = new Date(rooms.time.now.getTime() + ms);
    for (const job of fixture.transfers.jobs) await job.run();
  };
  return fixture;
}
