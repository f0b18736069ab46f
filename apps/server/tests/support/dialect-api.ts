import { createServerTranslator } from '@quetzal/i18n/server';
import { afterAll, beforeAll } from 'vitest';
import type { Api } from '#kernel/http/api-instance.ts';
import { buildApi } from '#kernel/http/build-api.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import { readVendorDialects, vendorRoutes } from '#modules/vendors';
import type { Rooms } from './rooms.ts';

/** The vendor room of the same rooms once more, with vendors that speak a dialect; filled when the first test runs. */
export function useDialectApi(rooms: Rooms, dialects: object): { api: Api } {
  const held = {} as { api: Api };
  beforeAll(async () => {
    held.api = await buildApi({
      logger: createLogger({ level: 'silent', name: 'test' }),
      authenticator: { member: rooms.identity.member, operator: async () => undefined },
      sites: rooms.sites,
      encryption: rooms.encryption,
      translate: createServerTranslator().error,
      trustProxy: true,
      checkReady: async () => undefined,
      routes: [vendorRoutes({ ...rooms, secrets: new Map(), dialects: readVendorDialects(JSON.stringify(dialects)) })],
    });
  });
  afterAll(() => held.api.close());
  return held;
}
