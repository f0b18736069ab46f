import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import {
  accentOfHue,
  type Brand,
  type BrandProblem,
  brandTokens,
  checkBrand,
  shapeTokens,
} from '@quetzal/domain/brand';
import { Num } from '../components/num/num.tsx';
import { ScrollRegion } from '../components/scroll-region/scroll-region.tsx';
import { BrandSpecimen } from './brand-specimen.tsx';
import { Code, Page, Section } from './page.tsx';

const meta = {
  title: 'Foundations/Brand override',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const noche: Brand = {
  colours: accentOfHue(292),
  neutralHue: 282,
  corners: 'sharp',
  feather: false,
  mark: [
    'oklch(0.86 0.1 300)',
    'oklch(0.7 0.17 292)',
    'oklch(0.6 0.17 262)',
    'oklch(0.84 0.14 86)',
    'oklch(0.7 0.16 60)',
  ],
};
const costa: Brand = { colours: accentOfHue(238), neutralHue: 240, corners: 'round' };
const pale: Brand = { colours: { light: { accent: 'oklch(0.8 0.12 164)', 'accent-text': 'oklch(0.7 0.14 164)' } } };

function Branded({ brand, theme, direction }: { brand: Brand; theme: 'dark' | 'light'; direction: 'ltr' | 'rtl' }) {
  const style = { ...brandTokens(brand, theme), ...shapeTokens(brand, direction) } as CSSProperties;
  return (
    <div data-theme={theme} style={style} className="rounded-xl bg-canvas p-6 text-fg-2">
      <BrandSpecimen />
    </div>
  );
}

function Verdict({ problems }: { problems: readonly BrandProblem[] }) {
  if (problems.length === 0) return <p className="text-success-text">checkBrand: nothing found, both themes hold.</p>;
  return (
    <ul className="grid gap-1 text-sm">
      {problems.slice(0, 6).map((problem) => (
        <li key={JSON.stringify(problem)} className="text-danger-text">
          {problem.kind === 'value' ? (
            `${problem.path}: ${problem.value}`
          ) : (
            <>
              {problem.theme}: {problem.text} on {problem.on} has <Num>{problem.ratio.toFixed(2)}</Num>, needs{' '}
              <Num>{problem.ratioMin}</Num>
            </>
          )}
        </li>
      ))}
      {problems.length > 6 && <li className="text-fg-3">and {problems.length - 6} more</li>}
    </ul>
  );
}

export const Default: Story = {
  name: 'A second and a third brand',
  render: (_, { globals }) => {
    const theme = globals['theme'] === 'light' ? 'light' : 'dark';
    const direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
    return (
      <Page
        title="Brand override"
        lead={
          <>
            A site file may change the accent, the crimson, the hue of all neutrals, the corners, the feather, the mark
            and the display family; the rest is shared. <Code>checkBrand</Code> says whether the result stays legible,{' '}
            <Code>brandStyle</Code> writes its stylesheet for the first response.
          </>
        }
      >
        <Section title="The design itself" detail="An empty brand changes nothing.">
          <Branded brand={{}} theme={theme} direction={direction} />
        </Section>
        <Section
          title="Noche"
          detail="Accent of hue 292, neutrals of hue 282, sharp corners without feathers, a mark of its own."
        >
          <Branded brand={noche} theme={theme} direction={direction} />
          <Verdict problems={checkBrand(noche)} />
        </Section>
        <Section title="Costa" detail="Accent of hue 238, neutrals of hue 240, round corners.">
          <Branded brand={costa} theme={theme} direction={direction} />
          <Verdict problems={checkBrand(costa)} />
        </Section>
        <Section
          title="A brand that is refused"
          detail="Its accent was chosen on a dark screen and taken over to the light theme as it was."
        >
          <Verdict problems={checkBrand(pale)} />
        </Section>
        <Section title="What a site file says">
          <ScrollRegion label="A site file">
            <pre dir="ltr" className="rounded-md bg-field p-4 font-mono text-xs leading-5 text-fg-2">
              {JSON.stringify({ ...costa, colours: { dark: costa.colours?.dark } }, null, 2)}
            </pre>
          </ScrollRegion>
        </Section>
      </Page>
    );
  },
};
