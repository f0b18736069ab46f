import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { Percent } from './percent.tsx';

const meta = {
  title: 'Data/Percent',
  component: Percent,
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Pass hundredths as the server sends them: 62.4 is 62.4 %.',
        'Take `signed` for changes; leave shares without it.',
      ],
      avoid: ['Do not write the sign into a text by hand: languages put it differently.'],
    } satisfies Guide,
  },
  args: { value: 62.4, locale: 'es-MX' },
} satisfies Meta<typeof Percent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { value: '14.6', signed: true, decimals: 1 } };
export const Growth: Story = { args: { value: 14.6, signed: true } };
export const Decline: Story = { args: { value: -3.2, signed: true } };
export const WithoutDecimals: Story = { args: { value: 80, decimals: 0 } };
export const Languages: Story = {
  render: ({ value }) => (
    <ul className="grid w-48 gap-1">
      {['es-MX', 'en', 'pt-BR', 'de', 'tr', 'ar', 'th'].map((locale) => (
        <li key={locale} className="flex justify-between">
          <span>{locale}</span>
          <Percent value={value} locale={locale} />
        </li>
      ))}
    </ul>
  ),
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { value: -3.2, signed: true, locale: 'ar' },
  render: (args) => (
    <p>
      التغيير <Percent {...args} /> هذا الشهر
    </p>
  ),
};
