import { ApiError, type Api } from '@quetzal/api';
import { fromDataFolder } from './data-folder.ts';
import { apiWithSession, type OperatorLogin, signIn } from './operator-api.ts';

/** Where this machine's platform listens, and what its operators log in with. */
function localPlatform(): { apiUrl: string | undefined; password: string | undefined } {
  const { urls } = fromDataFolder<{ urls: { api: string } }>('running.json');
  const kept = fromDataFolder<{ operatorPassword: string; demoPassword: string }>('secrets.json');
  const given = process.env['DEMO_PASSWORD'];
  return { apiUrl: urls?.api, password: kept.operatorPassword ?? given ?? kept.demoPassword };
}

/** Where the platform is asked for: the place that was said, else this machine's. */
export function apiUrlOf(local = localPlatform()): string {
  return process.env['API_URL'] ?? local.apiUrl ?? 'http://localhost:4000';
}

function readLogin(): OperatorLogin {
  const local = localPlatform();
  const apiUrl = apiUrlOf(local);
  // What this machine's platform keeps is told to no other.
  const kept = apiUrl === local.apiUrl ? local.password : process.env['DEMO_PASSWORD'];
  return {
    apiUrl,
    merchantCode: process.env['MERCHANT'] ?? 'quetzal',
    username: process.env['OPERATOR'] ?? 'ops',
    password: process.env['OPERATOR_PASSWORD'] ?? kept ?? '',
  };
}

/** The API as the operator of this terminal, who may have a session already. Rejects when they are not let in. */
export async function enter(): Promise<Api> {
  const login = readLogin();
  const session = process.env['OPERATOR_SESSION'];
  if (session !== undefined) return apiWithSession(login, session);
  const { username, apiUrl } = login;
  if (login.password === '') throw new Error(`Set OPERATOR_PASSWORD to the password of ${username} at ${apiUrl}`);
  try {
    return await signIn(login);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'ops.invalid_credentials') throw error;
    const advice =
      'Set OPERATOR_PASSWORD to the right one: after three that are refused nobody of this name gets in for half an hour';
    throw new Error(`${error.code}: ${error.message} (${username} at ${apiUrl})\n${advice}`, { cause: error });
  }
}
