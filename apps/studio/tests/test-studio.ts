import { randomBytes, randomUUID } from 'node:crypto';
import { createApp } from '../server/app.ts';
import { openDatabase } from '../server/database/database.ts';
import type { StudioDeps } from '../server/deps.ts';
import { createPlatform } from '../server/platform/platform.ts';
import type { TestPlatform } from './test-platform.ts';

const TIMEOUT_MS = 300;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The studio in this process, over a real database and a platform on a real port, with a clock that tests may move. */
export async function openTestStudio(
  databaseUrl: string,
  testPlatform: TestPlatform,
  {
    lobbyOrigin = 'http://localhost:4100',
    transferSecrets = {},
  }: { lobbyOrigin?: string; transferSecrets?: Readonly<Record<string, string>> } = {},
) {
  const clock = { offsetMs: 0 };
  const db = openDatabase(databaseUrl, () => undefined);
  const deps: StudioDeps = {
    db,
    operatorId: 'quetzal',
    log: silent,
    now: () => new Date(Date.now() + clock.offsetMs),
    createId: randomUUID,
    randomBytes,
    transferSecrets,
    platformTimeoutMs: TIMEOUT_MS,
    platform: createPlatform({
      platformUrl: testPlatform.url,
      operatorId: 'quetzal',
      vendorSecrets: testPlatform.secrets,
      timeoutMs: TIMEOUT_MS,
      now: () => new Date(),
      createId: randomUUID,
    }),
  };
  const app = await createApp(deps, {
    frameAncestors: [lobbyOrigin],
    operatorId: 'quetzal',
    vendorSecrets: testPlatform.secrets,
  });

  async function call(method: 'GET' | 'POST', url: string, token?: string, payload?: object) {
    const response = await app.inject({
      method,
      url,
      ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: response.statusCode, headers: response.headers, body: response.json<Record<string, unknown>>() };
  }

  return {
    app,
    deps,
    clock,
    call,
    async open(mode: 'real' | 'demo' = 'real', gameCode = 'frutas-electricas'): Promise<string> {
      const { body } = await call('POST', '/api/session', undefined, {
        mode,
        gameCode,
        launchToken: 'launch',
      });
      return String(body['token']);
    },
    spin: (token: string, stake = '10.00', requestId: string = randomUUID()) =>
      call('POST', '/api/spin', token, { requestId, stake }),
    async close() {
      await app.close();
      await db.destroy();
    },
  };
}

export type TestStudio = Awaited<ReturnType<typeof openTestStudio>>;
