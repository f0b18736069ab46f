import type { Meta, StoryObj } from '@storybook/react-vite';
import { Num } from '../components/num/num.tsx';
import { languages } from './languages.ts';
import { Code, Page, Section } from './page.tsx';

const meta = {
  title: 'Foundations/Type',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const steps: { step: string; look: string; use: string }[] = [
  { step: '6xl', look: 'text-6xl font-display font-[750]', use: '60/60 jackpot page' },
  { step: '5xl', look: 'text-5xl font-display font-[750] tracking-tight', use: '48/50 banner' },
  { step: '4xl', look: 'text-4xl font-display font-[750]', use: '38/42 mobile hero' },
  { step: '3xl', look: 'text-3xl font-display font-bold', use: '30/36 figures, totals' },
  { step: '2xl', look: 'text-2xl font-display font-[650] tracking-tight', use: '24/30 page title' },
  { step: 'xl', look: 'text-xl font-display font-[650]', use: '20/28 dialog title' },
  { step: 'lg', look: 'text-lg font-display font-[650] tracking-snug', use: '18/26 section title' },
  { step: 'md', look: 'text-md', use: '16/24 long text, all inputs below 768 px' },
  { step: 'base', look: 'text-base', use: '14/22 default' },
  { step: 'sm', look: 'text-sm', use: '13/20 dense rows' },
  { step: 'xs', look: 'text-xs', use: '12/16 captions, table heads' },
  { step: '2xs', look: 'text-2xs font-[650]', use: '11/16 badges, counts; nothing is smaller' },
];

function Scale({ locale }: { locale: string }) {
  const language = languages.find(({ tag }) => tag === locale);
  return (
    <Page
      title="Type"
      lead="Geologica speaks in titles and large figures, Inter in everything else. Choose a language in the toolbar: the specimens are set in its letters, with its line heights."
    >
      <Section title="Scale">
        <dl className="grid gap-4">
          {steps.map(({ step, look, use }) => (
            <div key={step} className="grid items-baseline gap-1 md:grid-cols-[11rem_1fr]">
              <dt className="text-xs text-fg-3">
                <Code>text-{step}</Code> {use}
              </dt>
              <dd lang={locale} className={`min-w-0 text-fg wrap-anywhere ${look}`}>
                {locale === 'es' ? 'Juega con calma' : (language?.ownName ?? locale)}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section
        title="Figures"
        detail="Every figure that can change or line up is tabular, and stands in <Num>, which keeps it from left to right."
      >
        <div className="grid w-max justify-items-end font-display text-2xl font-bold text-fg">
          <Num className="tnum">1,284,910.50</Num>
          <Num className="tnum">111,111.11</Num>
          <Num className="tnum">−9,402.00</Num>
        </div>
      </Section>
      <Section title="Families">
        <ul className="grid gap-3 md:grid-cols-3">
          <li className="font-display text-2xl font-[650] text-fg">Geologica, display</li>
          <li className="text-2xl text-fg">Inter, interface</li>
          <li className="font-mono text-xl text-fg">ui-monospace, codes</li>
        </ul>
      </Section>
    </Page>
  );
}

export const Default: Story = {
  name: 'Scale',
  render: (_, { globals }) => <Scale locale={String(globals['locale'])} />,
};
export const Thai: Story = { ...Default, name: 'Scale in Thai', globals: { locale: 'th' } };
export const Arabic: Story = { ...Default, name: 'Scale in Arabic', globals: { locale: 'ar' } };
