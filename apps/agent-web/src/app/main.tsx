import './styles.css';
import { words } from '@quetzal/i18n/words';
import { loadFont } from '@quetzal/ui/fonts';
import { createRuntime } from '@quetzal/web-kit/runtime';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { followDensity } from './density.ts';
import { showStartFailure } from './start-failure.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

/* Not awaited at the top level: the words of a language import from this chunk, so it must end before they can begin. */
async function start(host: HTMLElement): Promise<void> {
  const runtime = await createRuntime({ words, loadFont });
  // A transition is drawn in slices, between which the page answers touches.
  startTransition(() =>
    createRoot(host).render(
      <StrictMode>
        <App runtime={runtime} />
      </StrictMode>,
    ),
  );
}

followDensity();
start(root).catch((err: unknown) => {
  reportError(err);
  showStartFailure(root);
});
