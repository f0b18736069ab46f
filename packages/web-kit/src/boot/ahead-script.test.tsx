import { createApi, unwrap } from '@quetzal/api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takingAskedAhead } from '../ahead/index.ts';
import { type AheadCall, aheadScript } from './index.ts';

const calls: AheadCall[] = [
  { call: '/wps/member/info', of: 'session' },
  { call: '/wps/v2/wallets/balance', of: 'session' },
  { addresses: 'game', call: '/wps/v2/games/{vassalage}/{gameCode}', of: 'anyone' },
  {
    addresses: 'game(?!.*demo=1)',
    call: '/wps/game/launchGame?vassalage={vassalage}&gameCode={gameCode}&device={device}&lobbyUrl={home}',
    of: 'real member',
  },
];
const realFetch = globalThis.fetch;
const realPlace = window.location.href;
const site = { merchantCode: 'quetzal', languages: ['es', 'zh-Hans'] };
let isTrial = false;
let sent: Request[] = [];
let facts: HTMLScriptElement;

beforeEach(() => {
  [isTrial, sent] = [false, []];
  sessionStorage.clear();
  document.documentElement.lang = 'es';
  facts = Object.assign(document.createElement('script'), { type: 'application/json', id: 'site-info' });
  facts.textContent = JSON.stringify(site);
  document.head.append(facts);
  globalThis.fetch = async (input, init) => {
    const req = new Request(input, init);
    sent.push(req);
    return Response.json({ success: true, value: { path: new URL(req.url).pathname, isTrial } });
  };
});
afterEach(() => {
  facts.remove();
  globalThis.fetch = realFetch;
  window.askedAhead = undefined;
  delete document.documentElement.dataset['closed'];
  window.history.replaceState(null, '', realPlace);
});

/* As the page runs it. */
function runScript(): void {
  const script = Object.assign(document.createElement('script'), { textContent: aheadScript(calls) });
  document.head.append(script);
  script.remove();
}

/** Opens a page at `query` of an address; gives the paths of what was asked ahead when all of it has been answered. */
async function open(query = ''): Promise<string[]> {
  window.history.replaceState(null, '', `/page${query}`);
  runScript();
  await Promise.all((window.askedAhead ?? []).map(({ answer }) => answer));
  return sent.map(({ url }) => new URL(url).pathname);
}

const connect = (language = 'ES') =>
  createApi({
    baseUrl: '',
    merchantCode: 'quetzal',
    getToken: () => sessionStorage.getItem('token'),
    getLanguage: () => language,
    getEncryptionKey: () => Promise.reject(new Error('Nothing is encrypted here.')),
    fetch: takingAskedAhead(globalThis.fetch),
  });
const askWho = (language?: string, signal?: AbortSignal) =>
  unwrap(connect(language).GET('/wps/member/info', signal === undefined ? {} : { signal }));
const game = '?game&vassalage=SOL&gameCode=frutas-1';
const ofMember = ['/wps/member/info', '/wps/v2/wallets/balance'];

test('a visitor asks for what is public and that the address names', async () => {
  await expect(open()).resolves.toEqual([]);
  await expect(open(game)).resolves.toEqual(['/wps/v2/games/SOL/frutas-1']);
});

test('somebody with a session asks who they are, as the client would', async () => {
  sessionStorage.setItem('token', 'tok-1');
  await expect(open()).resolves.toEqual(ofMember);
  expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
    authorization: 'tok-1',
    merchant: 'quetzal',
    moduleid: 'COMM3',
    device: 'web',
    language: 'ES',
  });
});

test('the client takes each answer once, and asks itself from then on', async () => {
  sessionStorage.setItem('token', 'tok-1');
  await open();
  await expect(askWho()).resolves.toMatchObject({ path: '/wps/member/info' });
  expect(sent).toHaveLength(2);
  await askWho();
  expect(sent).toHaveLength(3);
});

test('a launch that was asked ahead is the one that the client asks for', async () => {
  sessionStorage.setItem('token', 'tok-1');
  await expect(open(game)).resolves.toEqual([...ofMember, '/wps/v2/games/SOL/frutas-1', '/wps/game/launchGame']);
  const device = window.matchMedia('(width < 48rem)').matches ? 'mobile' : 'desktop';
  const query = { vassalage: 'SOL', gameCode: 'frutas-1', device, lobbyUrl: `${window.location.origin}/` } as const;
  await unwrap(connect().GET('/wps/game/launchGame', { params: { query } }));
  await unwrap(
    connect().GET('/wps/v2/games/{vassalage}/{gameCode}', {
      params: { path: { vassalage: 'SOL', gameCode: 'frutas-1' } },
    }),
  );
  expect(sent).toHaveLength(4);
});

test('nothing is launched for a visitor, on trial, for nothing, or without a name', async () => {
  expect(await open(game)).not.toContain('/wps/game/launchGame');
  sessionStorage.setItem('token', 'tok-1');
  expect(await open(`${game}&demo=1`)).not.toContain('/wps/game/launchGame');
  expect(await open('?game&vassalage=SOL')).not.toContain('/wps/game/launchGame');
  isTrial = true;
  expect(await open(game)).not.toContain('/wps/game/launchGame');
});

test('what was asked in another language or with another token is asked again', async () => {
  sessionStorage.setItem('token', 'tok-1');
  await open();
  await askWho('EN');
  sessionStorage.setItem('token', 'tok-2');
  await askWho();
  expect(sent.slice(2).map(({ headers }) => [headers.get('Authorization'), headers.get('Language')])).toEqual([
    ['tok-1', 'EN'],
    ['tok-2', 'ES'],
  ]);
});

test('a call that failed ahead is made anew', async () => {
  sessionStorage.setItem('token', 'tok-1');
  const answering = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await open().catch(() => undefined);
  globalThis.fetch = answering;
  await expect(askWho()).resolves.toMatchObject({ path: '/wps/member/info' });
});

test('an answer that has grown old is asked for again', async () => {
  sessionStorage.setItem('token', 'tok-1');
  await open();
  for (const asked of window.askedAhead ?? []) asked.askedAtMs -= 60_000;
  await askWho();
  expect(sent).toHaveLength(3);
});

test('after a change everything is asked again', async () => {
  sessionStorage.setItem('token', 'tok-1');
  await open();
  await unwrap(connect().DELETE('/wps/session/logout'));
  await askWho();
  expect(sent).toHaveLength(4);
});

test('a caller that gives up hears so at once', async () => {
  sessionStorage.setItem('token', 'tok-1');
  globalThis.fetch = () => new Promise(() => undefined);
  window.history.replaceState(null, '', '/page');
  runScript();
  const leaving = new AbortController();
  const answer = askWho('ES', leaving.signal);
  leaving.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});

test('a language that has a wire code unlike its tag is asked in that', async () => {
  document.documentElement.lang = 'zh-Hans';
  await open(game);
  expect(sent[0]?.headers.get('Language')).toBe('CN');
});

test('a closed site and a language that the site does not offer ask for nothing', async () => {
  sessionStorage.setItem('token', 'tok-1');
  document.documentElement.lang = 'fr';
  await expect(open(game)).resolves.toEqual([]);
  document.documentElement.lang = 'es';
  document.documentElement.dataset['closed'] = '';
  await expect(open(game)).resolves.toEqual([]);
});

test('a call that the platform does not have is no part of a page', () => {
  expect(() => aheadScript([{ call: '/wps/nothing', of: 'anyone' }])).toThrow('GET /wps/nothing');
});
