import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unwrap, useApi } from '../api/index.ts';
import { ErrorBoundary, lazyPage, lostParts } from '../boundary/index.ts';
import { openNetwork, Refused, type Network } from '../testing/network.ts';
import { freshPage, renderSite } from '../testing/render-site.tsx';
import { createQueryClient } from '../query/index.ts';
import { bringBack } from './bring-back.ts';
import { useSiteReturn } from './index.ts';

let network: Network;
beforeEach(() => {
  freshPage();
  network = openNetwork({});
  // React reports what a boundary caught on the console as well.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  network.restore();
  vi.restoreAllMocks();
});

const Panel = () => <p>panel</p>;
const comeBack = () => (network.routes['HEAD /'] = () => null);

/** A panel whose script does not come while `isLost` says so, on a page with something typed. */
function panelOf(isLost: () => boolean) {
  const importer = vi.fn(async () => {
    if (isLost()) throw new TypeError('Failed to fetch dynamically imported module');
    return { Panel };
  });
  const Late = lazyPage(importer, (module) => module.Panel);
  function Page({ isWatched }: { isWatched: boolean }) {
    return (
      <>
        {isWatched && <Watch />}
        <input aria-label="draft" />
        <ErrorBoundary fallback={({ retry }) => <button onClick={retry}>lost</button>}>
          <Suspense fallback="coming">
            <Late />
          </Suspense>
        </ErrorBoundary>
      </>
    );
  }
  return { Page, importer };
}

function Watch() {
  useSiteReturn();
  return null;
}

test('a part that did not come while the site was away comes by itself when that answers, and what was typed stays', async () => {
  let isAway = true;
  const { Page } = panelOf(() => isAway);
  const { screen } = await renderSite(<Page isWatched />);
  await expect.element(screen.getByRole('button', { name: 'lost' })).toBeVisible();
  await screen.getByRole('textbox').fill('half a thought');
  isAway = false;
  comeBack();
  await expect.element(screen.getByText('panel'), { timeout: 6_000 }).toBeVisible();
  await expect.element(screen.getByRole('textbox')).toHaveValue('half a thought');
});

test('it comes at once when the browser has its connection again', async () => {
  let isAway = true;
  const { Page } = panelOf(() => isAway);
  const { screen } = await renderSite(<Page isWatched />);
  await expect.element(screen.getByRole('button', { name: 'lost' })).toBeVisible();
  isAway = false;
  comeBack();
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('panel'), { timeout: 900 }).toBeVisible();
});

test('a gateway that answers for a site that is down is no answer of the site', async () => {
  network.routes['HEAD /'] = () => {
    throw new Refused(502, 'bad_gateway');
  };
  let isAway = true;
  const { Page, importer } = panelOf(() => isAway);
  const { screen } = await renderSite(<Page isWatched />);
  await expect.element(screen.getByRole('button', { name: 'lost' })).toBeVisible();
  await expect.poll(() => network.calls.length, { timeout: 6_000 }).toBeGreaterThan(1);
  expect(importer).toHaveBeenCalledTimes(1);
  isAway = false;
  comeBack();
  await expect.element(screen.getByText('panel'), { timeout: 8_000 }).toBeVisible();
}, 20_000);

test('a part that a newer release took away is asked for once more, not for ever', async () => {
  comeBack();
  const { Page, importer } = panelOf(() => true);
  const { screen } = await renderSite(<Page isWatched />);
  await expect.poll(() => network.calls.length, { timeout: 8_000 }).toBe(2);
  await expect.element(screen.getByRole('button', { name: 'lost' })).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByRole('button', { name: 'lost' })).toBeVisible();
  expect(importer).toHaveBeenCalledTimes(2);
});

test('a press asks for the part where it stands, and the page stays', async () => {
  let isAway = true;
  const { Page } = panelOf(() => isAway);
  const { screen } = await renderSite(<Page isWatched={false} />);
  await screen.getByRole('textbox').fill('half a thought');
  isAway = false;
  await screen.getByRole('button', { name: 'lost' }).click();
  await expect.element(screen.getByText('panel')).toBeVisible();
  await expect.element(screen.getByRole('textbox')).toHaveValue('half a thought');
});

/** Figures of a page that nothing but a press would ask for anew. */
function Figures() {
  const api = useApi();
  const { data, isError } = useQuery({
    queryKey: ['figures'],
    queryFn: () => unwrap(api.GET('/wps/v2/wallets/balance')),
    retry: false,
  });
  return (
    <>
      <Watch />
      <p>{data === undefined ? (isError ? 'failed' : 'coming') : 'figures'}</p>
    </>
  );
}

test('figures that could not be had while the site was away come by themselves when it answers', async () => {
  const { screen } = await renderSite(<Figures />);
  await expect.element(screen.getByText('failed')).toBeVisible();
  network.routes['GET /wps/v2/wallets/balance'] = () => ({});
  comeBack();
  await expect.element(screen.getByText('figures'), { timeout: 6_000 }).toBeVisible();
});

test('figures that the site refuses are not asked for again by themselves', async () => {
  const asked = vi.fn(() => {
    throw new Refused(403, 'in_no_permission');
  });
  network.routes['GET /wps/v2/wallets/balance'] = asked;
  comeBack();
  const { screen } = await renderSite(<Figures />);
  await expect.element(screen.getByText('failed')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('failed')).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('after a long time away it is still looked for every few seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  let isAway = true;
  let looks = 0;
  network.routes['HEAD /'] = () => {
    looks += 1;
    if (isAway) throw new Refused(502, 'bad_gateway');
  };
  const stop = bringBack(createQueryClient());
  const askAnew = vi.fn();
  const part = { askAnew };
  lostParts.add(part);
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      await new Promise((settle) => setTimeout(settle));
    }
  };
  await pass(120);
  const before = looks;
  await pass(10);
  expect(looks - before).toBeGreaterThanOrEqual(2);
  isAway = false;
  await pass(6);
  expect(askAnew).toHaveBeenCalledOnce();
  stop();
  vi.useRealTimers();
});
