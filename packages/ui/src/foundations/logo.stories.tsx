import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandLogo } from '../components/brand-logo/brand-logo.tsx';
import { BrandMark } from '../components/brand-mark/brand-mark.tsx';
import { Page, Section } from './page.tsx';

const meta = {
  title: 'Foundations/Logo and mark',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/* Half of the inner radius of the bowl: 5 of the 64 units of the mark. */
const clearSpace = 5 / 64;

function ClearSpace({ size }: { size: number }) {
  const room = size * clearSpace;
  return (
    <span className="justify-self-start bg-accent-soft" style={{ padding: room }}>
      <span className="block bg-surface-1 outline outline-1 outline-accent-line">
        <BrandMark size={size} title="Quetzal, the mark with its clear space" />
      </span>
    </span>
  );
}

export const Default: Story = {
  name: 'Use of the mark',
  render: () => (
    <Page
      title="Logo and mark"
      lead="A Q that is the bird: bowl, crimson breast, tail. The word follows the colour of the text; the gradients of the mark stay. Never stretch, outline, rotate or recolour them."
    >
      <div className="grid gap-6 md:grid-cols-2">
        <Section title="Logo" detail="In headers and footers, at the start of the line.">
          <BrandLogo size={64} title="Quetzal" />
          <BrandLogo size={34} title="Quetzal, small" />
        </Section>
        <Section
          title="Mark"
          detail="Where the name stands already, or where there is room for nothing else. 20 px at least."
        >
          <div className="flex items-end gap-6">
            {[96, 48, 32, 20].map((size) => (
              <BrandMark key={size} size={size} title={`Quetzal at ${size} px`} />
            ))}
          </div>
        </Section>
        <Section title="Clear space" detail="Half of the bowl's inner radius on every side: 5 of the mark's 64 units.">
          <ClearSpace size={128} />
        </Section>
        <Section
          title="One colour"
          detail="For print, engraving and forced colours: all three shapes in the colour of the text."
        >
          <div className="flex gap-6">
            <span className="grid size-32 place-items-center rounded-lg bg-white text-black">
              <BrandMark size={80} title="Quetzal in black" className="**:fill-current" />
            </span>
            <span className="grid size-32 place-items-center rounded-lg bg-black text-white">
              <BrandMark size={80} title="Quetzal in white" className="**:fill-current" />
            </span>
          </div>
        </Section>
      </div>
      <Section title="On art" detail="Art surfaces stay dark in both themes, so the word on them is light.">
        <div data-theme="dark" className="rounded-xl bg-plume p-px">
          <div className="rounded-xl bg-canvas p-8">
            <BrandLogo size={48} title="Quetzal on art" />
          </div>
        </div>
      </Section>
    </Page>
  ),
};
