import { randomInt, randomUUID } from 'node:crypto';
import { type Api, createApi, type EncryptionKey, unwrap } from '@quetzal/api';
import { operatorApi } from './operator.ts';
import { goodPassword, newUsername } from './site.ts';

const merchantCode = 'quetzal';
/** The second password of every member of these journeys. */
export const transactionPassword = 'pluma-194027';

/** A member of the demo site without a browser: what a client of the API can do. */
export interface Member {
  username: string;
  api: Api;
  /** Of the session; a page that has it in its session storage is this member's. */
  token: string;
}

/** Registers someone new. */
export async function newMember(apiUrl: string): Promise<Member> {
  let token: string | null = null;
  const api = createApi({
    baseUrl: apiUrl,
    merchantCode,
    getToken: () => token,
    getLanguage: () => 'ES',
    getEncryptionKey: async () => {
      const answer = await fetch(`${apiUrl}/wps/system/status`, { headers: { Merchant: merchantCode } });
      return ((await answer.json()) as { value: { encryptionKey: EncryptionKey } }).value.encryptionKey;
    },
  });
  const username = newUsername();
  const password = goodPassword;
  const form = { username, password, confirmPassword: password, birthday: '1990-05-17', acceptedTerms: true };
  await unwrap(api.PUT('/wps/member/register', { body: form }));
  const session = await unwrap(
    api.POST('/wps/session/login', { body: { username, password, type: 'username' } as never }),
  );
  if (!('token' in session)) throw new Error(`${username} was not let in`);
  token = session.token;
  // Whoever opens a browser as this member is not met by the welcome of newcomers.
  await unwrap(api.POST('/wps/v2/member/welcome'));
  return { username, api, token };
}

/** A CLABE that nobody else has. */
export function newClabe(): string {
  const digits = Array.from({ length: 17 }, () => randomInt(10));
  const sum = digits.reduce((total, digit, at) => total + ((digit * ([3, 7, 1][at % 3] ?? 0)) % 10), 0);
  return [...digits, (10 - (sum % 10)) % 10].join('');
}

/** Registers someone who has pesos, given by two operators, and an account to be paid out to. */
export async function memberWithMoney(apiUrl: string, amount: string): Promise<Member & { accountId: string }> {
  const member = await newMember(apiUrl);
  const [ops, finance] = [await operatorApi(apiUrl), await operatorApi(apiUrl, 'finance')];
  const gift = { account: member.username, amount, reason: 'Money for a journey', requestId: randomUUID() };
  const { id } = await unwrap(ops.POST('/ops/v1/adjustments', { body: gift }));
  await unwrap(finance.POST('/ops/v1/adjustments/{id}/approve', { params: { path: { id } } }));
  const { api } = member;
  const passwords = { loginPassword: goodPassword, password: transactionPassword };
  await unwrap(api.POST('/wps/v2/wallets/transaction-password', { body: passwords }));
  const account = { kind: 'bank', holderName: 'Ana Prueba', number: newClabe(), transactionPassword } as const;
  const added = await unwrap(api.POST('/wps/v2/wallets/payout-accounts', { body: account }));
  return { ...member, accountId: added.id };
}

/** Asks to be paid out; a person looks at it first. */
export async function askForMoney({ api, accountId }: Member & { accountId: string }, amount: string): Promise<string> {
  const wish = { payoutAccountId: accountId, amount, requestId: randomUUID(), transactionPassword };
  const { id, state } = await unwrap(api.POST('/wps/v2/wallets/withdrawals', { body: wish }));
  if (state !== 'in_review') throw new Error(`The withdrawal is ${state}`);
  return id;
}

/** Where a withdrawal stands, as its member sees it. */
export function withdrawalOf({ api }: Member, id: string) {
  return unwrap(api.GET('/wps/v2/wallets/withdrawals/{id}', { params: { path: { id } } }));
}

/** What a member holds as cash. */
export async function cashOf({ api }: Member): Promise<string> {
  return (await unwrap(api.GET('/wps/v2/wallets/balance'))).cash;
}
