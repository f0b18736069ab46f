import { randomUUID } from 'node:crypto';
import { createServerTranslator } from '@quetzal/i18n/server';
import { afterAll, beforeAll } from 'vitest';
import { everyPermission } from '#kernel/auth/permissions.ts';
import type { Api, Routes } from '#kernel/http/api-instance.ts';
import { buildApi } from '#kernel/http/build-api.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import type { Answer, Rooms } from './rooms.ts';

/** Calls of operators on the same rooms. */
export interface OpsApi {
  /** The operator of the demo site. */
  operatorId: string;
  username: string;
  /** Calls as that operator; as nobody with `isNobody`. */
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, isNobody?: boolean): Promise<Answer>;
}

/** Adds an operator of the demo site, and the operators' routes on an API of their own; filled when the first test runs. */
export function useOpsApi(
  rooms: Rooms,
  routesOf: (siteOf: (operatorId: string) => Promise<string>) => Routes[],
): OpsApi {
  const operatorId = randomUUID();
  const username = `o${operatorId.slice(0, 8)}`;
  let api: Api;
  beforeAll(async () => {
    const row = { id: operatorId, username, name: 'Ops', password_hash: 'none' };
    await rooms.db
      .insertInto('operator')
      .values({ ...row, site_id: rooms.siteId, created_at: rooms.time.now })
      .execute();
    api = await buildApi({
      logger: createLogger({ level: 'silent', name: 'test' }),
      authenticator: {
        member: async () => undefined,
        operator: async (token) =>
          token === 'ops'
            ? { sessionId: randomUUID(), operatorId, name: 'Ops', permissions: everyPermission }
            : undefined,
      },
      sites: rooms.sites,
      encryption: rooms.encryption,
      translate: createServerTranslator().error,
      trustProxy: true,
      checkReady: async () => undefined,
      routes: routesOf(async () => rooms.siteId),
    });
  });
  afterAll(() => api.close());
  return {
    operatorId,
    username,
    async call(method, url, body, isNobody = false) {
      const headers = { merchant: 'quetzal', ...(isNobody ? {} : { authorization: 'ops' }) };
      const answer = await api.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) });
      return { status: answer.statusCode, body: answer.json() };
    },
  };
}
