import './styles.css';
import { words } from '@quetzal/i18n/words';
import { loadFont } from '@quetzal/ui/fonts';
import { createRuntime } from '@quetzal/web-kit/runtime';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { followDensity } from './density.ts';
import { showStartFailure } from './start-failure.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

followDensity();
try {
  const runtime = await createRuntime({ words, loadFont });
  createRoot(root).render(
    <StrictMode>
      <App runtime={runtime} />
    </StrictMode>,
  );
} catch (err) {
  reportError(err);
  showStartFailure(root);
}
