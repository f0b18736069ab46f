import type { Preview } from '@storybook/react-vite';
import './preview.css';
import { expectSilence, watchConsole } from './console-watch.ts';

/** Sets a toolbar's choice on the document, where the tokens look for it. */
function applyGlobals(globals: Record<string, unknown>): void {
  const root = document.documentElement;
  const direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  root.dataset['theme'] = globals['theme'] === 'light' ? 'light' : 'dark';
  root.dir = direction;
  root.lang = direction === 'rtl' ? 'ar' : 'es';
  if (globals['density'] === 'compact' || globals['density'] === 'touch') root.dataset['density'] = globals['density'];
  else delete root.dataset['density'];
}

const toolbar = (title: string, icon: 'mirror' | 'transfer' | 'grow', items: string[]) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    layout: 'padded',
    controls: { expanded: true },
    options: { storySort: { method: 'alphabetical' } },
  },
  globalTypes: {
    theme: toolbar('Theme', 'mirror', ['dark', 'light']),
    direction: toolbar('Direction', 'transfer', ['ltr', 'rtl']),
    density: toolbar('Density', 'grow', ['comfortable', 'compact', 'touch']),
  },
  initialGlobals: { theme: 'dark', direction: 'ltr', density: 'comfortable' },
  decorators: [
    (Story, { globals }) => {
      applyGlobals(globals);
      return <Story />;
    },
  ],
  beforeEach: () => watchConsole(),
  afterEach: () => expectSilence(),
};

export default preview;
