import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Surfaces/Tooltip',
  component: Tooltip,
  parameters: {
    docs: { story: { inline: false, height: '200px' } },
    guide: {
      status: 'stable',
      use: ['Name an icon button or show a text in full that is cut off.', 'Keep it to a few words.'],
      avoid: [
        'Never say something in it that stands nowhere else: touch screens do not show it.',
        'Do not put links or buttons inside.',
      ],
      keyboard: [
        ['Tab', 'Shows it as soon as its control has the focus.'],
        ['Escape', 'Hides it.'],
      ],
    } satisfies Guide,
  },
  args: { content: 'Reembolso manual', children: <Button variant="secondary">Reembolso</Button> },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Room above the control, where the tooltip opens. */
const roomy: Story['decorators'] = [
  (Story) => (
    <div className="px-24 pt-20">
      <Story />
    </div>
  ),
];

export const Default: Story = {};
export const Playground: Story = { args: { side: 'bottom' } };
export const Open: Story = { args: { defaultOpen: true }, decorators: roomy };
export const LongText: Story = {
  args: {
    defaultOpen: true,
    content: 'Rückvergütung wird von der Buchhaltung einzeln geprüft und innerhalb von zwei Werktagen gutgeschrieben.',
  },
  decorators: roomy,
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultOpen: true, content: 'استرداد يدوي', children: <Button variant="secondary">استرداد</Button> },
  decorators: roomy,
};
