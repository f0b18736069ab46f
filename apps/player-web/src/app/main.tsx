import './app.css';
import { words } from '@quetzal/i18n/words';
import { loadFont } from '@quetzal/ui/fonts';
import { createRuntime, RuntimeProvider } from '@quetzal/web-kit/runtime';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';

/** What stands in line goes first: the scripts have just been evaluated, which was one long task already. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  await nextTask();
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  const runtime = await createRuntime({ words, loadFont });
  // A transition is drawn in slices, between which the page answers touches.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <BrowserRouter>
          <RuntimeProvider runtime={runtime}>
            <App />
          </RuntimeProvider>
        </BrowserRouter>
      </StrictMode>,
    ),
  );
}

start().catch(() => {
  // Neither the site nor its words could be had, so there is no language to say it in: only the way to try again.
  document.getElementById('start-failed')?.removeAttribute('hidden');
});
