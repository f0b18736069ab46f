import axe from 'axe-core';
import type { PageGlobals } from './page-globals.ts';

/* What a theme can break: only colours differ between the two. */
const rules = ['color-contrast', 'link-in-text-block'];

interface Judged {
  globals: Readonly<Record<string, unknown>>;
  parameters: Readonly<Record<string, unknown>>;
  viewMode: string;
}

const isUnderTest = '__vitest_browser__' in globalThis;

/**
 * Shows a story that was judged in one theme in the other, as a reader's switch does, and lets it fail when a colour
 * there is too faint. Only in tests: who looks at a story sees the theme of the toolbar.
 */
export async function expectOtherThemeLegible(
  { parameters, viewMode }: Judged,
  shown: PageGlobals['theme'],
): Promise<void> {
  const asked = parameters['a11y'] as { test?: string; disable?: boolean } | undefined;
  if (!isUnderTest || viewMode !== 'story' || asked?.test === 'off' || asked?.disable === true) return;
  const root = document.documentElement;
  // A colour that is still on its way to the other theme is nobody's contrast.
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { transition: none !important }';
  document.head.append(still);
  root.dataset['theme'] = shown === 'dark' ? 'light' : 'dark';
  try {
    axe.reset();
    const { violations } = await axe.run(
      { include: [document.body], exclude: [['.sb-wrapper'], ['#storybook-docs']] },
      { runOnly: rules, resultTypes: ['violations'] },
    );
    const faults = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)}\n  ${any[0]?.message ?? ''}`),
    );
    if (faults.length > 0) throw new Error(`In the ${root.dataset['theme']} theme:\n${faults.join('\n')}`);
  } finally {
    root.dataset['theme'] = shown;
    still.remove();
  }
}
