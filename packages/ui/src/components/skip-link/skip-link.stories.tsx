import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './skip-link.tsx';

const meta = {
  component: SkipLink,
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
