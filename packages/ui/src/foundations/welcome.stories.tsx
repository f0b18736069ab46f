import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandLogo } from '../components/brand-logo/brand-logo.tsx';
import { Link } from '../components/link/link.tsx';
import { Code, Page, Section } from './page.tsx';
import { StepFret } from './step-fret.tsx';

const meta = {
  title: 'Start/Welcome',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const rules: [title: string, text: string][] = [
  ['Words by props', 'A component knows no product noun and no language; German and Arabic must fit.'],
  ['Meaning, not colour', 'Classes name a token with a meaning; both themes, contrast and brands follow from that.'],
  ['Start and end', 'Never left and right: every component is mirrored, figures are not.'],
  ['Keys before pointers', 'All that a pointer does a keyboard does; the page of a component lists its keys.'],
  ['Pay for what you use', 'Each component is imported by its own path; the status page says what it costs.'],
  ['Nothing moves by itself', 'Reduced motion is honoured, layouts hold still, targets are 44 px under a finger.'],
];

const rooms: [title: string, text: string, id: string][] = [
  ['Colour', 'Surfaces, meanings, categories, contrast', 'foundations-colour--default'],
  ['Type', 'Scale and figures, in the letters of a language', 'foundations-type--default'],
  ['Languages', 'Every language in its own letters', 'foundations-languages--default'],
  ['Brand override', 'What a site may change, and what is checked', 'foundations-brand-override--default'],
  ['Component status', 'All components: group, status, import cost', 'start-component-status--default'],
  ['Contributing', 'A component from nothing, step by step', 'contributing-a-new-component--docs'],
];

export const Default: Story = {
  name: 'Welcome',
  render: () => (
    <Page
      title="Quetzal design system"
      lead="One system, two products: a player site that is dark, rich and fast, and an agent portal that is dense, quiet and made of numbers. This is every part of both, in both themes, both directions, 38 languages and three densities: the toolbar switches them."
    >
      <div data-theme="dark" className="relative isolate overflow-hidden rounded-xl bg-canvas p-8 md:p-10">
        <img
          alt=""
          src="/banner.webp"
          className="absolute inset-0 -z-10 size-full object-cover max-md:object-[12%_50%] rtl:-scale-x-100"
        />
        <BrandLogo size={56} title="Quetzal" />
        <p className="mt-6 max-w-[24ch] font-display text-2xl font-[650] text-fg">
          Calm to look at, exact to read, quick under the thumb.
        </p>
      </div>
      <Section title="Three devices look like Quetzal. Nothing else does.">
        <ul className="grid gap-4 md:grid-cols-3">
          <li className="grid content-start gap-3 text-sm">
            <img alt="" src="/panel.webp" className="h-28 w-full rounded-lg object-cover object-[50%_30%]" />
            <span>
              <strong className="text-fg">Plumes.</strong> Banners, promotions, the wallet card, the login panel. Never
              behind body text, never in the agent portal.
            </span>
          </li>
          <li className="grid content-start gap-3 text-sm">
            <span className="grid h-28 place-items-center rounded-lg bg-surface-2">
              <span className="size-16 rounded-feather bg-plume" />
            </span>
            <span>
              <strong className="text-fg">Feather corner.</strong> Category tiles, badges, plates, odometer cells, the
              play button. Never inputs, buttons, cards, dialogs.
            </span>
          </li>
          <li className="grid content-start gap-3 text-sm">
            <span data-theme="dark" className="relative h-28 overflow-hidden rounded-lg bg-canvas">
              <StepFret className="absolute inset-x-0 bottom-0 h-8 w-full text-fg opacity-12" />
            </span>
            <span>
              <strong className="text-fg">Step fret.</strong> The base line of banners and one tile pattern, at 12 %.
              Never on controls.
            </span>
          </li>
        </ul>
      </Section>
      <Section title="How it is used">
        <ol className="grid list-decimal gap-2 ps-5 text-base">
          <li>
            A site imports <Code>@quetzal/ui/theme.css</Code> once and each component by its own path:{' '}
            <Code>{"import { Button } from '@quetzal/ui/button'"}</Code>.
          </li>
          <li>
            The page chooses by attributes on <Code>html</Code>: <Code>data-theme</Code>, <Code>data-density</Code>,{' '}
            <Code>dir</Code>, <Code>lang</Code>; <Code>loadFont(tag)</Code> brings the letters.
          </li>
          <li>
            <Code>className</Code> reaches the root of every component; a later class displaces an earlier one of the
            same property.
          </li>
        </ol>
      </Section>
      <Section title="What it promises">
        <ul className="grid gap-4 md:grid-cols-3">
          {rules.map(([title, text]) => (
            <li key={title} className="rounded-md bg-surface-2 p-4 text-sm">
              <strong className="mb-1 block text-base text-fg">{title}</strong>
              {text}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Where to go">
        <ul className="grid gap-3 md:grid-cols-3">
          {rooms.map(([title, text, id]) => (
            <li key={id}>
              <Link
                href={`./?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`}
                target="_top"
                className="block h-full rounded-md bg-surface-2 p-4 text-sm focus-ring hover:bg-surface-3"
              >
                <strong className="mb-1 block text-base text-accent-text">{title}</strong>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  ),
};
