import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '../session/index.ts';
import { openNetwork, type Network } from '../testing/network.ts';
import { ana, freshPage, renderSite } from '../testing/render-site.tsx';
import { useSocketEvent, type createSocketLink, type SocketEventName } from './index.ts';

interface Line {
  token: string;
  isOpen: boolean;
  say: (name: SocketEventName, payload: unknown) => void;
  comeBack: () => void;
}

let network: Network;
let lines: Line[];
beforeEach(() => {
  freshPage();
  lines = [];
  network = openNetwork({ 'GET /wps/member/info': () => ana, 'DELETE /wps/session/logout': () => null });
});
afterEach(() => network.restore());

/* A line whose other end is the test; the real one is proven against a real server in socket-link.test.ts. */
const createLine: typeof createSocketLink = ({ token, onReconnected }) => {
  const handlers = new Map<SocketEventName, Set<(payload: unknown) => void>>();
  const line: Line = {
    token,
    isOpen: false,
    say: (name, payload) => handlers.get(name)?.forEach((handler) => handler(payload)),
    comeBack: () => onReconnected?.(),
  };
  lines.push(line);
  return {
    on(name, handler) {
      const known = handlers.get(name) ?? new Set();
      handlers.set(name, known.add(handler));
      return () => known.delete(handler);
    },
    enterChat: () => undefined,
    isAway: () => false,
    onAwayChange: () => () => undefined,
    open: () => void (line.isOpen = true),
    close: () => void (line.isOpen = false),
  };
};

const askBets = vi.fn(async () => 'bets');

function Balance() {
  const [cash, setCash] = useState('-');
  const { status, end, logout } = useSession();
  useSocketEvent<{ cash: string }>('wallet.balance', (balance) => setCash(balance.cash));
  useQuery({ queryKey: ['records', 'bets'], queryFn: askBets });
  return <button onClick={() => void logout()}>{`${status} ${cash} ${end ?? '-'}`}</button>;
}

async function renderLoggedIn() {
  sessionStorage.setItem('token', 'tok-1');
  const { screen } = await renderSite(<Balance />, '/', createLine);
  await expect.poll(() => lines.length).toBe(1);
  return { screen, line: lines[0] as Line };
}

test('a visitor has no line', async () => {
  const { screen } = await renderSite(<Balance />, '/', createLine);
  await expect.element(screen.getByText('visitor - -')).toBeVisible();
  expect(lines).toEqual([]);
});

test('a member has one line, which opens with their token and brings messages to the page', async () => {
  const { screen, line } = await renderLoggedIn();
  expect([line.token, line.isOpen]).toEqual(['tok-1', true]);
  line.say('wallet.balance', { cash: '12.00' });
  await expect.element(screen.getByText('member 12.00 -')).toBeVisible();
});

test('a session that the server revokes ends at once', async () => {
  const { screen, line } = await renderLoggedIn();
  line.say('session.revoked', {});
  await expect.element(screen.getByText('visitor - revoked')).toBeVisible();
  expect(line.isOpen).toBe(false);
});

test('a logout closes the line', async () => {
  const { screen, line } = await renderLoggedIn();
  await screen.getByRole('button').click();
  await expect.poll(() => line.isOpen).toBe(false);
});

test('a logout is one, though the server revokes the session before it answers', async () => {
  const { screen, line } = await renderLoggedIn();
  network.routes['DELETE /wps/session/logout'] = () => {
    line.say('session.revoked', {});
    return null;
  };
  await screen.getByRole('button').click();
  await expect.element(screen.getByText('visitor - logout')).toBeVisible();
});

test('after a loss everything private is asked anew', async () => {
  const { line } = await renderLoggedIn();
  const before = askBets.mock.calls.length;
  line.comeBack();
  await expect.poll(() => askBets.mock.calls.length).toBe(before + 1);
});
