import { LostWordsError } from '@quetzal/i18n/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshPage, renderSite } from '../testing/render-site.tsx';
import { openNetwork, type Network } from '../testing/network.ts';
import { ChunkLoadError, ErrorBoundary, useFailureWords, type Failure } from './index.ts';

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

let failure: Error | null = null;
function Page() {
  if (failure !== null) throw failure;
  return <p>page</p>;
}

function Fallback({ kind, retry }: Failure) {
  const { title, retryLabel } = useFailureWords(kind);
  return (
    <div role="alert">
      {title}
      <button onClick={retry}>{retryLabel}</button>
    </div>
  );
}

const fallback = (caught: Failure) => <Fallback {...caught} />;

test('a page that failed is replaced by words, and rendered again on retry', async () => {
  failure = new Error('x');
  const { screen } = await renderSite(
    <ErrorBoundary fallback={fallback}>
      <Page />
    </ErrorBoundary>,
  );
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^Algo salió mal/);
  failure = null;
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(screen.getByText('page')).toBeVisible();
});

test.each([
  ['a script', new ChunkLoadError('timeout')],
  ['a room of words', new LostWordsError('wallet', () => undefined)],
])('%s that did not arrive offers a reload', async (_what, lost) => {
  failure = lost;
  const { screen } = await renderSite(
    <ErrorBoundary fallback={fallback}>
      <Page />
    </ErrorBoundary>,
  );
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^La página tardó demasiado/);
  await expect.element(screen.getByRole('button', { name: 'Recargar' })).toBeVisible();
});

test('another route clears the failure, and the failure is reported once', async () => {
  failure = new Error('x');
  const onError = vi.fn();
  function Site() {
    const [route, setRoute] = useState('/a');
    const leave = () => {
      failure = null;
      setRoute('/b');
    };
    return (
      <>
        <button onClick={leave}>leave</button>
        <ErrorBoundary resetKey={route} fallback={() => <p>broken</p>} onError={onError}>
          <Page />
        </ErrorBoundary>
      </>
    );
  }
  const { screen } = await renderSite(<Site />);
  await expect.element(screen.getByText('broken')).toBeVisible();
  await screen.getByRole('button', { name: 'leave' }).click();
  await expect.element(screen.getByText('page')).toBeVisible();
  expect(onError).toHaveBeenCalledTimes(1);
});

test('the browser’s own reporter can be handed in: it is called as a function of nobody', async () => {
  failure = new Error('x');
  const report = vi.fn();
  await renderSite(
    <ErrorBoundary fallback={() => <p>broken</p>} onError={report}>
      <Page />
    </ErrorBoundary>,
  );
  expect(report.mock.contexts).toEqual([undefined]);
});
