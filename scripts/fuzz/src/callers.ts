import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EncryptionKey } from '@quetzal/api/encrypt';
import type { Call, Role } from './call.ts';
import type { Operation } from './operations.ts';
import { type Callers, send } from './send.ts';

const vendorCode = 'SOL';
const gameCode = 'frutas-electricas';
const money = '100000';
const [password, transactionPassword] = ['Colibri2026x', 'pluma-194027'];

/** What it takes to become somebody on the demo site. */
export interface Site {
  apiUrl: string;
  operations: readonly Operation[];
  demoPassword: string;
  /** Where the secrets of the platform are; signed calls are made only when they are there. */
  dataDir: string;
}

function readSigners(dataDir: string): Callers['signers'] {
  const file = join(dataDir, 'secrets.json');
  if (!existsSync(file)) return undefined;
  const secrets = JSON.parse(readFileSync(file, 'utf8')) as {
    vendorSecrets: Record<string, string>;
    paymentWebhookSecret: string;
  };
  return {
    vendorCode,
    vendorSecret: secrets.vendorSecrets[vendorCode] ?? '',
    providerSecret: secrets.paymentWebhookSecret,
  };
}

type Ask = <V>(operationId: string, input: { body?: object; role?: Role; path?: string }) => Promise<V>;

/** Makes good calls; rejects when one is refused. */
function createAsk(site: Site, callers: Callers): Ask {
  return async <V>(operationId: string, { body, role = 'visitor', path }: Parameters<Ask>[1]): Promise<V> => {
    const operation = site.operations.find((one) => one.operationId === operationId);
    if (operation === undefined) throw new Error(`There is no operation ${operationId}`);
    const call: Call = {
      role,
      path: path ?? operation.path,
      headers: {},
      body: body === undefined ? undefined : JSON.stringify(body),
      isSealed: operation.isEncrypted,
    };
    const answer = await send(operation, call, callers);
    if (answer.status !== 200) throw new Error(`${operationId}: ${answer.status} ${answer.body.slice(0, 300)}`);
    const parsed = JSON.parse(answer.body) as { value?: V };
    return parsed.value ?? (parsed as V);
  };
}

async function tokenOf(ask: Ask, username: string, password: string, side: string): Promise<string> {
  const body = { username, password, type: 'username', side };
  return (await ask<{ token: string }>('logIn', { body })).token;
}

/** Two operators give a member something to stake. */
async function giveMoney(ask: Ask, site: Site, callers: Callers, account: string): Promise<void> {
  const open = async (username: string) => {
    const body = { username, password: site.demoPassword };
    return (await ask<{ token: string }>('operatorLogIn', { body })).token;
  };
  callers.tokens.operator = await open('finance');
  await ask('setSiteStatus', { role: 'operator', body: { status: 0 } });
  const gift = { account, amount: money, reason: 'Money to be played with', requestId: randomUUID() };
  const { id } = await ask<{ id: string }>('proposeAdjustment', { role: 'operator', body: gift });
  callers.tokens.operator = await open('ops');
  await ask('approveAdjustment', { role: 'operator', path: `/ops/v1/adjustments/${id}/approve` });
}

async function openGame(ask: Ask): Promise<Record<string, string>> {
  const path = `/wps/game/launchGame?vassalage=${vendorCode}&gameCode=${gameCode}`;
  const { content } = await ask<{ content: { game_url: string } }>('launchGame', { role: 'player', path });
  const launchToken = new URL(content.game_url).searchParams.get('token') ?? '';
  const body = { requestId: randomUUID(), operatorId: 'quetzal', launchToken, gameCode };
  return ask<Record<string, string>>('vendorAuthenticate', { role: 'signer', body });
}

/** Opens the site and a session of every role, with a new player who has money and a game open. */
export async function openSessions(site: Site): Promise<{ callers: Callers; known: Map<string, string[]> }> {
  const status = await fetch(`${site.apiUrl}/wps/system/status`, { headers: { Merchant: 'quetzal' } });
  const { value } = (await status.json()) as { value: { encryptionKey: EncryptionKey } };
  const { apiUrl, demoPassword, dataDir } = site;
  const callers: Callers = { apiUrl, encryptionKey: value.encryptionKey, tokens: {}, signers: readSigners(dataDir) };
  const ask = createAsk(site, callers);
  const username = `ana${randomBytes(4).toString('hex')}`;
  callers.tokens.agent = await tokenOf(ask, 'norte_mx', demoPassword, 'agent');
  const trial = await ask<{ token: string }>('logInFreePlay', {}).catch(() => undefined);
  if (trial !== undefined) callers.tokens.trial = trial.token;
  await ask('registerMember', {
    body: { username, password, confirmPassword: password, birthday: '1990-05-17', acceptedTerms: true },
  });
  callers.tokens.player = await tokenOf(ask, username, password, 'member');
  const passwords = { loginPassword: password, password: transactionPassword };
  await ask('setTransactionPassword', { role: 'player', body: passwords });
  await giveMoney(ask, site, callers, username);
  const known = new Map<string, string[]>([
    ['account', [username]],
    ['vassalage', [vendorCode]],
    ['vendorCode', [vendorCode]],
    ['gameCode', [gameCode]],
    ['provider', ['sandbox']],
    ['operatorId', ['quetzal']],
    ['currency', ['MXN']],
    ['amount', ['1', '10.50', '500.00', '0']],
    ['password', [password]],
    ['oldPassword', [password]],
    ['loginPassword', [password]],
    ['transactionPassword', [transactionPassword]],
    ['currentPassword', [transactionPassword]],
    ['methodCode', ['spei', 'card', 'usdt']],
    ['txId', [1, 2, 3, 4, 5, 6].map((count) => `${username}-${count}`)],
    ['betTxId', [1, 2, 3].map((count) => `${username}-${count}`)],
    ['roundId', [1, 2].map((count) => `${username}-${count}`)],
  ]);
  if (callers.signers === undefined) return { callers, known };
  const { playerRef = '', sessionToken = '' } = await openGame(ask);
  known.set('playerRef', [playerRef]).set('sessionToken', [sessionToken]);
  return { callers, known };
}

/** The currencies whose books no longer add up to nothing, as the operator is told. */
export async function unbalancedCurrencies(site: Site, callers: Callers): Promise<string[]> {
  const ask = createAsk(site, callers);
  const { currencies } = await ask<{ currencies: { currency: string; balanced: boolean }[] }>('getTrialBalance', {
    role: 'operator',
  });
  return currencies.filter(({ balanced }) => !balanced).map(({ currency }) => currency);
}
