import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Api, unwrap } from '@quetzal/api';
import { apiWithSession, openSession } from '@quetzal/operator';
import { demoPassword, platformDataDir, running } from './start-platform.ts';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
const limitMs = 30_000;

/** The demo sites, by their merchant codes. */
export type SiteCode = 'quetzal' | 'tucan';

/** The operators of the demo site: two, so that one can decide what the other proposed. */
export type Operator = 'ops' | 'finance';

const sessions = new Map<string, Promise<string>>();

/** One session for all that a worker does as an operator, since signing in is limited. */
function sessionOf(apiUrl: string, username: Operator, merchantCode: SiteCode = 'quetzal'): Promise<string> {
  const key = `${merchantCode}/${username}`;
  const known = sessions.get(key);
  const session = known ?? openSession({ apiUrl, merchantCode, username, password: demoPassword });
  sessions.set(key, session);
  return session;
}

/** The API as an operator. */
export async function operatorApi(apiUrl: string, username: Operator = 'ops'): Promise<Api> {
  return apiWithSession({ apiUrl, merchantCode: 'quetzal' }, await sessionOf(apiUrl, username));
}

/** What the ledger's accounts add up to, by currency, as the operator is told. */
export async function trialBalance(apiUrl: string): Promise<{ currency: string; balanced: boolean }[]> {
  const api = await operatorApi(apiUrl);
  return (await unwrap(api.GET('/ops/v1/ledger/trial-balance'))).currencies;
}

/**
 * Runs a command as an operator would at a terminal; answers what it printed and the status that it ended with. With
 * `signsIn` it does so by itself, with name and password.
 */
export async function runCommand(
  words: readonly string[],
  { as = 'ops', signsIn = false, site = 'quetzal' }: { as?: Operator; signsIn?: boolean; site?: SiteCode } = {},
): Promise<{ status: number; printed: string }> {
  const env = {
    ...process.env,
    QUETZAL_DATA: platformDataDir(),
    OPERATOR: as,
    MERCHANT: site,
    OPERATOR_PASSWORD: demoPassword,
    NO_COLOR: '1',
    ...(signsIn ? {} : { OPERATOR_SESSION: await sessionOf(running().urls.api, as, site) }),
  };
  const args = ['scripts/operator/src/command.ts', ...words];
  return new Promise((done) => {
    const child = execFile(process.execPath, args, { cwd: root, env, timeout: limitMs }, (_error, out, err) => {
      done({ status: child.exitCode ?? 1, printed: `${out}${err}` });
    });
  });
}
