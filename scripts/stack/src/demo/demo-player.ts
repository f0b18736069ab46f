import { randomUUID } from 'node:crypto';
import { type Api, unwrap } from '@quetzal/api';
import { apiWithSession } from '@quetzal/operator';

/** The demo site, reached as any client reaches it. */
export interface DemoSite {
  apiUrl: string;
  merchantCode: string;
  /** Wire code of the language that its people speak. */
  language: string;
}

/** Someone of the demo who is logged in. */
export interface DemoPlayer {
  username: string;
  api: Api;
}

/** Who comes in, and where. */
export interface Door {
  site: DemoSite;
  username: string;
  password: string;
}

/** What the sandbox's card always pays with. */
const sandboxCard = { number: '4242 4242 4242 4242', expiry: '12/39', cvc: '123' };
const paymentLimitMs = 20_000;

/** Logs in. Rejects with an ApiError when the site does not let them in. */
export async function comeIn({ site, username, password }: Door): Promise<DemoPlayer> {
  const session = await unwrap(
    apiWithSession(site, null).POST('/wps/session/login', { body: { username, password, type: 'username' } }),
  );
  if (!('token' in session)) throw new Error(`${username} is asked for a second proof`);
  return { username, api: apiWithSession(site, session.token) };
}

/** Registers below the agent of a code, and logs in. */
export async function register(door: Door & { affiliateCode: string; birthday: string }): Promise<DemoPlayer> {
  const { site, username, password, affiliateCode, birthday } = door;
  const form = { username, password, confirmPassword: password, affiliateCode, birthday, acceptedTerms: true };
  await unwrap(apiWithSession(site, null).PUT('/wps/member/register', { body: form }));
  const player = await comeIn(door);
  await unwrap(player.api.POST('/wps/v2/member/welcome'));
  return player;
}

/** Logs out. */
export async function leave({ api }: DemoPlayer): Promise<void> {
  await unwrap(api.DELETE('/wps/session/logout'));
}

/** Pays by card at the sandbox's own page, and comes back when the money is there. */
export async function depositByCard({ username, api }: DemoPlayer, amount: string): Promise<void> {
  const wish = { methodCode: 'card', amount, requestId: randomUUID() };
  const { id, checkoutUrl } = await unwrap(api.POST('/wps/v2/wallets/deposits', { body: wish }));
  if (checkoutUrl === null) throw new Error('The card has no page to pay on');
  const page = new URL(checkoutUrl);
  page.pathname += '/pay';
  const form = new URLSearchParams({ ...sandboxCard, name: username });
  const paid = await fetch(page, { method: 'POST', body: form, redirect: 'manual' });
  if (paid.status !== 303) throw new Error(`The sandbox answered ${paid.status} to a card`);
  const deadline = Date.now() + paymentLimitMs;
  for (;;) {
    const { state } = await unwrap(api.GET('/wps/v2/wallets/deposits/{id}', { params: { path: { id } } }));
    if (state === 'succeeded') return;
    if (state === 'failed' || state === 'expired' || Date.now() > deadline) throw new Error(`A deposit is ${state}`);
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** A game of the studio, and how it is played. */
export interface Play {
  vassalage: string;
  gameCode: string;
  /** Which of the game's stakes, counted from the lowest. */
  stakeIndex: number;
  rounds: number;
}

async function studioCall<T>(url: URL, token: string | null, body: object): Promise<T> {
  const headers = {
    'content-type': 'application/json',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`The studio answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Opens a game for money and plays its rounds one after the other, each as the game's own page would. */
export async function playRounds({ api }: DemoPlayer, play: Play): Promise<void> {
  const { vassalage, gameCode, stakeIndex, rounds } = play;
  const { content } = await unwrap(api.GET('/wps/game/launchGame', { params: { query: { vassalage, gameCode } } }));
  const address = new URL(content.game_url);
  const { searchParams } = address;
  const entry = {
    gameCode,
    mode: 'real',
    launchToken: searchParams.get('token'),
    operatorId: searchParams.get('operator'),
  };
  const opened = await studioCall<{ token: string; stakes: string[] }>(new URL('/api/session', address), null, entry);
  const stake = opened.stakes[Math.min(stakeIndex, opened.stakes.length - 1)];
  for (let round = 0; round < rounds; round += 1) {
    await studioCall(new URL('/api/spin', address), opened.token, { requestId: randomUUID(), stake });
  }
}
