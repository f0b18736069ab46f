import { ApiError } from '@quetzal/api';
import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unwrap, useApi } from '../api/index.ts';
import { ana, freshPage, renderSite } from '../testing/render-site.tsx';
import { openNetwork, Refused, type Network } from '../testing/network.ts';
import { createSessionStore, useSession, wasTrial } from './index.ts';

let network: Network;
beforeEach(() => {
  freshPage();
  network = openNetwork({ 'GET /wps/member/info': () => ana, 'DELETE /wps/session/logout': () => null });
});
afterEach(() => network.restore());

function Who() {
  const { status, member, end, lastLogin, login, logout } = useSession();
  const enter = () => login({ token: 'tok-2', firstTimeLogin: true, passwordExpired: false, passwordIsDefault: false });
  return (
    <>
      <p>{`${status} ${member?.account ?? '-'} ${end ?? '-'} ${lastLogin?.firstTimeLogin === true ? 'first' : '-'}`}</p>
      <button onClick={() => void enter().catch(() => undefined)}>in</button>
      <button onClick={() => void logout()}>out</button>
    </>
  );
}

function Balance() {
  const api = useApi();
  const read = () => unwrap(api.GET('/wps/v2/wallets/balance'));
  const { data } = useQuery({ queryKey: ['wallet', 'balance'], queryFn: read, enabled: useSession().isLoggedIn });
  return <output>{data?.cash ?? 'none'}</output>;
}

test('without a token somebody is a visitor, and nobody is asked who they are', async () => {
  const { screen } = await renderSite(<Who />);
  await expect.element(screen.getByText('visitor - - -')).toBeVisible();
  expect(network.calls).toHaveLength(0);
});

test.each([
  [{}, 'member'],
  [{ isTrial: true, type: 4 }, 'trial'],
  [{ isAgent: true, type: 2 }, 'agent'],
])('a kept token is looked up: %j is a %s', async (more, status) => {
  sessionStorage.setItem('token', 'tok-1');
  network.routes['GET /wps/member/info'] = () => ({ ...ana, ...more });
  const { screen } = await renderSite(<Who />);
  await expect.element(screen.getByText(`${status} ana - -`)).toBeVisible();
  expect(network.calls[0]?.headers.get('Authorization')).toBe('tok-1');
});

test('a lookup that failed is made again by itself, and its refusal is known meanwhile', async () => {
  sessionStorage.setItem('token', 'tok-1');
  let fails = 2;
  network.routes['GET /wps/member/info'] = () => {
    fails -= 1;
    if (fails >= 0) throw new Refused(500, 'internal');
    return ana;
  };
  const seen: string[] = [];
  function Failed() {
    const { lookupError } = useSession();
    const text = lookupError instanceof ApiError ? lookupError.code : String(lookupError);
    if (seen.at(-1) !== text) seen.push(text);
    return <p>{text}</p>;
  }
  const { screen } = await renderSite(
    <>
      <Who />
      <Failed />
    </>,
  );
  await expect.element(screen.getByText('internal')).toBeVisible();
  await expect.element(screen.getByText('member ana - -'), { timeout: 8_000 }).toBeVisible();
  expect(seen).toEqual(['undefined', 'internal', 'null', 'internal', 'null', 'undefined']);
}, 12_000);

test('a login keeps the token for this tab and knows the member', async () => {
  const { screen } = await renderSite(<Who />);
  await screen.getByRole('button', { name: 'in' }).click();
  await expect.element(screen.getByText('member ana - first')).toBeVisible();
  expect([sessionStorage.getItem('token'), localStorage.getItem('token')]).toEqual(['tok-2', null]);
  expect(network.calls).toHaveLength(1);
});

test('a logout ends the session on the server and here, and the next person sees nothing of the one before', async () => {
  network.routes['GET /wps/v2/wallets/balance'] = () => ({ cash: '500.00' });
  sessionStorage.setItem('token', 'tok-1');
  const { screen, runtime } = await renderSite(
    <>
      <Who />
      <Balance />
    </>,
  );
  await expect.element(screen.getByText('500.00')).toBeVisible();
  await screen.getByRole('button', { name: 'out' }).click();
  await expect.element(screen.getByText('visitor - logout -')).toBeVisible();
  expect(network.calls.some((call) => call.method === 'DELETE' && call.headers.get('Authorization') === 'tok-1')).toBe(
    true,
  );
  expect(sessionStorage.getItem('token')).toBeNull();
  expect(runtime.queries.getQueryData(['wallet', 'balance'])).toBeUndefined();
});

test('a page that a step back shows as it was left knows that the session ended meanwhile, and shows nothing of it', async () => {
  network.routes['GET /wps/v2/wallets/balance'] = () => ({ cash: '500.00' });
  sessionStorage.setItem('token', 'tok-1');
  const { screen, runtime } = await renderSite(
    <>
      <Who />
      <Balance />
    </>,
  );
  await expect.element(screen.getByText('500.00')).toBeVisible();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(screen.getByText('500.00')).toBeVisible();
  sessionStorage.removeItem('token');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(screen.getByText('visitor - - -')).toBeVisible();
  await expect.element(screen.getByText('none')).toBeVisible();
  expect(runtime.queries.getQueryData(['wallet', 'balance'])).toBeUndefined();
});

test('a logout works while the server cannot be reached', async () => {
  sessionStorage.setItem('token', 'tok-1');
  const { screen } = await renderSite(<Who />);
  await expect.element(screen.getByText('member ana - -')).toBeVisible();
  delete network.routes['DELETE /wps/session/logout'];
  await screen.getByRole('button', { name: 'out' }).click();
  await expect.element(screen.getByText('visitor - logout -')).toBeVisible();
});

test('a 401 to any call ends the session', async () => {
  network.routes['GET /wps/v2/wallets/balance'] = () => {
    throw new Refused(401, 'session.required');
  };
  sessionStorage.setItem('token', 'tok-1');
  const { screen } = await renderSite(
    <>
      <Who />
      <Balance />
    </>,
  );
  await expect.element(screen.getByText('visitor - expired -')).toBeVisible();
  expect(sessionStorage.getItem('token')).toBeNull();
});

test('a 401 to an older session does not end the new one', async () => {
  const { runtime, screen } = await renderSite(<Who />);
  runtime.session.start('tok-old', 'password');
  let answerLate = (): void => undefined;
  network.routes['GET /wps/v2/wallets/balance'] = () =>
    new Promise((_resolve, reject) => (answerLate = () => reject(new Refused(401, 'session.required'))));
  const late = unwrap(runtime.api.GET('/wps/v2/wallets/balance')).catch(() => 'refused');
  await expect.poll(() => network.calls.some((call) => call.url.endsWith('/balance'))).toBe(true);
  await screen.getByRole('button', { name: 'in' }).click();
  answerLate();
  await expect(late).resolves.toBe('refused');
  await expect.element(screen.getByText('member ana - first')).toBeVisible();
});

test('a ticket in the address leaves it at once and waits to be exchanged', async () => {
  const before = window.location.href;
  const address = new URL(before);
  address.searchParams.set('token', 'once');
  window.history.replaceState(null, '', address);
  try {
    const { screen, runtime } = await renderSite(<Who />);
    await expect.element(screen.getByText('checking - - -')).toBeVisible();
    expect([window.location.href, sessionStorage.getItem('token')]).toEqual([before, null]);
    expect(network.calls).toHaveLength(0);
    runtime.session.dropTicket();
    await expect.element(screen.getByText('visitor - - -')).toBeVisible();
  } finally {
    window.history.replaceState(null, '', before);
  }
});

test('a new password settles what the login said against the old one', async () => {
  const value = { token: 'tok-3', firstTimeLogin: true, passwordExpired: false, passwordIsDefault: true };
  function Password() {
    const { lastLogin, login, settlePassword } = useSession();
    return (
      <>
        <p>{JSON.stringify([lastLogin?.passwordIsDefault, lastLogin?.password, lastLogin?.firstTimeLogin])}</p>
        <button onClick={() => void login(value, { way: 'password', password: 'typed-1' })}>in</button>
        <button onClick={settlePassword}>settle</button>
      </>
    );
  }
  const { screen } = await renderSite(<Password />);
  await screen.getByRole('button', { name: 'in' }).click();
  await expect.element(screen.getByText('[true,"typed-1",true]')).toBeVisible();
  await screen.getByRole('button', { name: 'settle' }).click();
  await expect.element(screen.getByText('[false,null,true]')).toBeVisible();
});

test('who leaves has left, whatever else hears of the end first; the next session ends as any other', () => {
  const store = createSessionStore();
  store.start('tok-1', 'password');
  store.leave();
  store.clear('expired');
  expect([store.token(), store.end()]).toEqual(['tok-1', null]);
  store.clear('logout');
  expect([store.token(), store.end()]).toEqual([null, 'logout']);
  store.start('tok-2', 'password');
  store.clear('revoked');
  expect(store.end()).toBe('revoked');
});

test('ending a session that is not there changes nothing', () => {
  const store = createSessionStore();
  store.clear('expired');
  expect(store.end()).toBeNull();
});

test('a trial that the server ended is told from an account, also after the page was loaded anew', () => {
  createSessionStore().start('tok-1', 'free_play');
  const store = createSessionStore();
  expect(wasTrial(store.end())).toBe(false);
  store.clear('expired');
  expect(wasTrial(store.end())).toBe(true);
  store.start('tok-2', 'password');
  store.clear('expired');
  expect(wasTrial(store.end())).toBe(false);
});
