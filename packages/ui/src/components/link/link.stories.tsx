import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, LinkProvider } from './link.tsx';

const meta = {
  component: Link,
  args: { href: '#help', children: 'Centro de ayuda', className: 'text-accent-text underline' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { href: '#terms', children: 'Términos' } };
export const WithRouter: Story = {
  render: (args) => (
    <LinkProvider component={({ children, ...props }) => <a {...props}>{children}</a>}>
      <Link {...args} />
    </LinkProvider>
  ),
};
