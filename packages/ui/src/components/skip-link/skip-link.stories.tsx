import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Shells/SkipLink',
  component: SkipLink,
  parameters: {
    guide: {
      status: 'stable',
      use: ['Put it first in the page, and give the main region the id it names.'],
      avoid: ['Do not hide the target; it must be able to take the focus.'],
      keyboard: [
        ['Tab', 'The first stop of a page shows it.'],
        ['Enter', 'Goes to the content.'],
      ],
    } satisfies Guide,
  },
  args: { href: '#main', children: 'Ir al contenido' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main">Contenido</main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { className: 'translate-y-0' } };
