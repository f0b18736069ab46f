import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ana, freshPage, renderSite } from '../testing/render-site.tsx';
import { openNetwork, type Network } from '../testing/network.ts';
import { useSession } from '../session/index.ts';
import { RequireAgent, RequireSession, type LoginState } from './index.ts';

let network: Network;
beforeEach(() => {
  freshPage();
  network = openNetwork({ 'GET /wps/member/info': () => ana });
});
afterEach(() => network.restore());

function Login() {
  const state = useLocation().state as LoginState;
  return <p>login, then {state.from}</p>;
}

function Retry() {
  const { refreshMember } = useSession();
  return <button onClick={() => void refreshMember()}>retry</button>;
}

const pages = (
  <Routes>
    <Route path="/login" element={<Login />} />
    <Route
      path="/wallet"
      element={
        <RequireSession pending={<p>wait</p>} failed={<Retry />}>
          <p>wallet</p>
        </RequireSession>
      }
    />
    <Route
      path="/team"
      element={
        <RequireAgent otherwise={<p>agents only</p>}>
          <p>team</p>
        </RequireAgent>
      }
    />
  </Routes>
);

test('a visitor is sent to the login, which knows where they wanted to go', async () => {
  const { screen } = await renderSite(pages, '/wallet?tab=2');
  await expect.element(screen.getByText('login, then /wallet?tab=2')).toBeVisible();
});

test('a member who comes back waits for the lookup and is not thrown out', async () => {
  sessionStorage.setItem('token', 'tok-1');
  let answer = (): void => undefined;
  network.routes['GET /wps/member/info'] = () => new Promise((resolve) => (answer = () => resolve(ana)));
  const { screen } = await renderSite(pages, '/wallet');
  await expect.element(screen.getByText('wait')).toBeVisible();
  answer();
  await expect.element(screen.getByText('wallet')).toBeVisible();
});

test('pages of agents are closed to members and open to agents', async () => {
  sessionStorage.setItem('token', 'tok-1');
  const asMember = await renderSite(pages, '/team');
  await expect.element(asMember.screen.getByText('agents only')).toBeVisible();
  network.routes['GET /wps/member/info'] = () => ({ ...ana, isAgent: true, type: 1 });
  const asAgent = await renderSite(pages, '/team');
  await expect.element(asAgent.screen.getByText('team')).toBeVisible();
});

test('a lookup that no server answers can be tried again, and the token is kept meanwhile', async () => {
  sessionStorage.setItem('token', 'tok-1');
  delete network.routes['GET /wps/member/info'];
  const { screen } = await renderSite(pages, '/wallet');
  await expect.element(screen.getByRole('button', { name: 'retry' })).toBeVisible();
  expect(sessionStorage.getItem('token')).toBe('tok-1');
  network.routes['GET /wps/member/info'] = () => ana;
  await screen.getByRole('button', { name: 'retry' }).click();
  await expect.element(screen.getByText('wallet')).toBeVisible();
});
