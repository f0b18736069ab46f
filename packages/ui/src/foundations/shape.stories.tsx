import type { Meta, StoryObj } from '@storybook/react-vite';
import { Code, Page, Section } from './page.tsx';

const meta = {
  title: 'Foundations/Space and shape',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const spaces: [px: number, use: string][] = [
  [4, 'the grid'],
  [8, 'inside a control, between things that belong together'],
  [12, 'between related things; compact card padding'],
  [16, 'card padding; between cards; page gutter on phones'],
  [24, 'page gutter from 768 px'],
  [26, 'between sections of a page'],
];
const radii: [token: string, look: string, use: string][] = [
  ['xs', 'rounded-xs', '4 bars'],
  ['sm', 'rounded-sm', '6 skeletons'],
  ['md', 'rounded-md', '10 inputs, buttons'],
  ['lg', 'rounded-lg', '14 cards, tiles'],
  ['xl', 'rounded-xl', '20 dialogs, banners'],
  ['2xl', 'rounded-2xl', '28 top of sheets'],
  ['full', 'rounded-full', 'chips, avatars, switch'],
];

export const Default: Story = {
  name: 'Space and corners',
  render: () => (
    <Page
      title="Space and shape"
      lead="A grid of 4 px. Corners grow with the thing: a nested corner is the outer one less the padding. The feather corner is the brand and stays off inputs, buttons, cards and dialogs."
    >
      <Section title="Space">
        <dl className="grid gap-3">
          {spaces.map(([px, use]) => (
            <div key={px} className="flex items-center gap-4 text-sm">
              <dt className="flex w-24 items-center gap-3 text-fg tnum">
                <span className="h-5 rounded-xs bg-accent" style={{ width: px }} />
                {px} px
              </dt>
              <dd>{use}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="Corners">
        <ul className="grid grid-cols-2 gap-4 md:grid-cols-7">
          {radii.map(([token, look, use]) => (
            <li key={token} className="grid gap-2 text-xs">
              <span className={`h-16 bg-surface-3 shadow-[inset_0_0_0_1px_var(--q-line-2)] ${look}`} />
              <Code>rounded-{token}</Code>
              <span className="text-fg-3">{use}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Feather corner"
        detail="One pair of opposite corners round, the other tight: category tiles, badges, odometer cells, icon plates, the play button. From right to left the pairs change places."
      >
        <div className="flex flex-wrap gap-6">
          <span className="grid h-20 w-32 place-items-center rounded-feather bg-accent-soft text-sm text-accent-text">
            rounded-feather
          </span>
          <span className="grid h-8 place-items-center self-center rounded-feather-sm bg-gold-soft px-3 text-xs text-gold-text">
            rounded-feather-sm
          </span>
        </div>
      </Section>
    </Page>
  ),
};
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };
