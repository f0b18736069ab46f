import type { Decorator, Preview } from '@storybook/react-vite';
import './preview.css';
import { languages } from '../src/foundations/languages.ts';
import { loadFont } from '../src/fonts/fonts.ts';
import { expectSilence, watchConsole } from './console-watch.ts';
import { DocsFrame } from './docs-frame.tsx';
import { DocsPage } from './docs-page.tsx';
import { expectOtherThemeLegible } from './other-theme.ts';
import { applyToDocument, readPageGlobals } from './page-globals.ts';

type Items = string[] | { value: string; title: string; right?: string }[];

const toolbar = (title: string, icon: 'mirror' | 'transfer' | 'grow' | 'globe', items: Items) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

/* A story owns its page; on a documentation page it owns only its box. */
const inItsPage: Decorator = (Story, { globals, viewMode }) => {
  const page = readPageGlobals(globals);
  if (viewMode !== 'docs') {
    applyToDocument(page);
    return <Story />;
  }
  return (
    <div dir={page.direction} lang={page.locale} data-theme={page.theme} className="font-sans text-base text-fg-2">
      <Story />
    </div>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        /* Naming each element that is well takes longer than looking at it. */
        resultTypes: ['violations', 'incomplete'],
      },
    },
    layout: 'padded',
    controls: { expanded: true },
    /* The story as written: printing what it rendered hangs the page where an object of props holds elements. */
    docs: { container: DocsFrame, page: DocsPage, source: { type: 'code' } },
    options: {
      storySort: {
        order: [
          'Start',
          ['Welcome', 'Component status'],
          'Foundations',
          [
            'Colour',
            'Type',
            'Languages',
            'Space and shape',
            'Elevation',
            'Motion',
            'Density',
            'Icons',
            'Logo and mark',
            'Brand override',
          ],
          'Actions',
          'Inputs',
          'Surfaces',
          'Feedback',
          'Data',
          'Game site',
          'Shells',
          'Screens',
          'Contributing',
        ],
        method: 'alphabetical',
      },
    },
  },
  globalTypes: {
    theme: toolbar('Theme', 'mirror', ['dark', 'light']),
    locale: toolbar(
      'Language',
      'globe',
      languages.map(({ tag, ownName }) => ({ value: tag, title: ownName, right: tag })),
    ),
    direction: toolbar('Direction', 'transfer', ['auto', 'ltr', 'rtl']),
    density: toolbar('Density', 'grow', ['comfortable', 'compact', 'touch']),
  },
  initialGlobals: { theme: 'dark', locale: 'es', direction: 'auto', density: 'comfortable' },
  decorators: [inItsPage],
  loaders: [async ({ globals }) => ({ font: await loadFont(readPageGlobals(globals).locale) })],
  beforeEach: () => watchConsole(),
  afterEach: async (story) => {
    await expectOtherThemeLegible(story, readPageGlobals(story.globals).theme);
    expectSilence();
  },
};

export default preview;
