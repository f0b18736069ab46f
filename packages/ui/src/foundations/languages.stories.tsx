import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../components/badge/badge.tsx';
import { loadFont } from '../fonts/fonts.ts';
import { directionOf, languages } from './languages.ts';
import { Page } from './page.tsx';

const meta = {
  title: 'Foundations/Languages',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const scripts = new Set(languages.map(({ script }) => script));

/** All scripts at once: this page alone loads the fonts of every language; a site loads those of its own. */
export const Default: Story = {
  name: 'Specimens',
  loaders: [async () => ({ fonts: await Promise.all(languages.map(async ({ tag }) => loadFont(tag))) })],
  render: () => (
    <Page
      title="Languages"
      lead={`${languages.length} languages in ${scripts.size} scripts. Latin letters come with the theme; any other script is loaded when its language is shown, stands first in the list of families, and leaves digits to Inter.`}
    >
      <ul className="grid gap-3 md:grid-cols-2">
        {languages.map(({ tag, ownName, script, sample }) => (
          <li key={tag} className="grid gap-1 rounded-lg bg-surface-1 p-4 shadow-1">
            <span className="flex items-center justify-between text-xs text-fg-3">
              {script}
              <Badge>{tag}</Badge>
            </span>
            <span lang={tag} dir={directionOf(tag)} className="font-display text-xl font-[650] text-fg">
              {ownName}
            </span>
            <span lang={tag} dir={directionOf(tag)} className="font-sans text-md">
              {sample}
            </span>
          </li>
        ))}
      </ul>
    </Page>
  ),
};
