import type { Meta, StoryObj } from '@storybook/react-vite';
import { Code, Page, Section } from './page.tsx';

const meta = {
  title: 'Foundations/Elevation',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const levels: { level: string; look: string; use: string; name: string }[] = [
  { level: '0', look: 'shadow-[inset_0_0_0_1px_var(--q-line)]', use: 'Table, flat card', name: 'line' },
  { level: '1', look: 'shadow-1', use: 'Card', name: 'shadow-1' },
  { level: '2', look: 'shadow-2', use: 'Hovered card, sticky bar', name: 'shadow-2' },
  { level: '3', look: 'shadow-3', use: 'Popover, toast', name: 'shadow-3' },
  { level: '4', look: 'shadow-4', use: 'Dialog, sheet', name: 'shadow-4' },
  { level: 'accent', look: 'shadow-accent', use: 'Middle tab on phones, nothing else', name: 'shadow-accent' },
];

const layers = ['sticky', 'header', 'side', 'tabbar', 'overlay', 'dialog', 'popover', 'toast'];

export const Default: Story = {
  name: 'Levels and layers',
  render: () => (
    <Page
      title="Elevation"
      lead="Dark rises by lightness, with a line of light on the upper edge; light rises by shadow. Take the level of the thing, not of the taste."
    >
      <Section title="Levels">
        <ul className="grid grid-cols-2 gap-8 p-4 md:grid-cols-3">
          {levels.map(({ level, look, use, name }) => (
            <li key={level} className={`grid gap-2 rounded-lg bg-surface-2 p-5 ${look}`}>
              <span className="font-display text-2xl font-bold text-fg">{level}</span>
              <span className="text-sm">{use}</span>
              <Code>{name}</Code>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Layers" detail="What lies over what, from below. A component names its layer and never a number.">
        <ol className="flex flex-wrap gap-2">
          {layers.map((layer) => (
            <li key={layer}>
              <Code>--q-z-{layer}</Code>
            </li>
          ))}
        </ol>
      </Section>
    </Page>
  ),
};
