import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { IconPlate } from '../components/icon-plate/icon-plate.tsx';
import { categoryIcons } from '../icons/index.ts';
import { bodyTexts, categories, tones } from '@quetzal/domain/brand';
import { ChartPalette } from './chart-palette.tsx';
import { ContrastTable } from './contrast-table.tsx';
import { liveContrast, useLiveTokens } from './live-tokens.ts';
import { Code, Page, Section } from './page.tsx';
import { Swatch } from './swatch.tsx';

const meta = {
  title: 'Foundations/Colour',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const levels: [token: string, use: string][] = [
  ['sunken', 'Wells: inputs, tracks'],
  ['canvas', 'The page'],
  ['surface-1', 'Cards, header menus, tables'],
  ['surface-2', 'A card inside a card, table hover'],
  ['surface-3', 'Secondary and odds buttons'],
  ['surface-4', 'Hover of surface-3'],
  ['overlay', 'Dialogs, popovers, toasts'],
  ['selected', 'The segment that is on'],
];

const meanings: Readonly<Record<(typeof tones)[number], string>> = {
  accent: 'Go: the one primary action, selection, focus',
  crimson: 'Alive or stop: live, jackpot, counts',
  success: 'It worked; money came in',
  warn: 'Look here before you go on',
  danger: 'It failed, or it cannot be undone',
  info: 'Good to know',
  gold: 'Value: prizes, VIP, jackpot figures',
};

function Palette() {
  const place = useRef<HTMLDivElement>(null);
  const read = useLiveTokens(place);
  const ratio = (text: string, on: string) => (read === undefined ? undefined : liveContrast(read, text, on));
  return (
    <Page
      title="Colour"
      lead="Components name a meaning, never a colour. Dark rises by lightness, light rises by shadow; emerald goes, crimson lives or stops, gold is value, and everything else is neutral."
    >
      <Section
        title="Surfaces and text"
        detail="A surface is a height. The figure is the contrast of the text on it, measured in this page."
      >
        <div ref={place} className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4">
          {levels.map(([token, use]) => (
            <Swatch key={token} token={token} use={use} ratio={ratio('fg', token)} />
          ))}
        </div>
        <dl className="grid gap-2 md:grid-cols-4">
          {[...bodyTexts, 'fg-3', 'fg-disabled'].map((token) => (
            <div key={token} className="rounded-md bg-surface-2 p-3">
              <dt style={{ color: `var(--q-${token === 'fg-disabled' ? 'fg-3' : token})` }} className="font-semibold">
                {token}
              </dt>
              <dd className="text-sm text-fg-3">{textUses[token]}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section
        title="Meaning"
        detail="Each tone is a fill with its text (-fg), a text for surfaces (-text) and a soft background (-soft). Colour never speaks alone: an icon, a word or an arrow says the same."
      >
        <div className="grid gap-4">
          {tones.map((tone) => (
            <div key={tone} className="grid items-start gap-3 md:grid-cols-[14rem_1fr_1fr]">
              <p className="text-sm">{meanings[tone]}</p>
              <Swatch token={tone} text={`${tone}-fg`} ratio={ratio(`${tone}-fg`, tone)} />
              <Swatch token={`${tone}-soft`} text={`${tone}-text`} ratio={ratio(`${tone}-text`, `${tone}-soft`)} />
            </div>
          ))}
        </div>
      </Section>
      <Section
        title="Category accents"
        detail="They colour an icon and its plate (15 % of the same colour), never a button or a block of text."
      >
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
          {categories.map((category) => {
            const Icon = categoryIcons[category];
            return (
              <li key={category} className="flex items-center gap-3 text-sm">
                <IconPlate category={category}>
                  <Icon />
                </IconPlate>
                <Code>cat-{category}</Code>
              </li>
            );
          })}
        </ul>
      </Section>
    </Page>
  );
}

const textUses: Readonly<Record<string, string>> = {
  fg: 'Headings, values, names. 7:1 or better.',
  'fg-2': 'Body and labels. 7:1 or better.',
  'fg-3': 'Helpers, captions, table heads, placeholders. 4.5:1 or better.',
  'fg-disabled': 'Only on disabled controls; the reason stands beside them in fg-3.',
};

export const Default: Story = { name: 'Palette', render: () => <Palette /> };
export const Contrast: Story = {
  render: () => (
    <Page
      title="Contrast"
      lead="Body text has 7:1 or better, every other text 4.5:1, controls, focus and chart marks 3:1. The same pairs are proven by a test in both themes and asked of every brand."
    >
      <ContrastTable />
    </Page>
  ),
};
export const Charts: Story = {
  render: () => (
    <Page
      title="Chart colours"
      lead="Six series in this order; the rest is one more, “Other”. Any two are told apart by every kind of colour vision, and still a legend, a label or a dash says which is which."
    >
      <ChartPalette />
    </Page>
  ),
};
