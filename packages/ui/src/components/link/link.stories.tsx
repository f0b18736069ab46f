import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { Link, LinkProvider } from './link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Wrap the site in `LinkProvider` once; every component then links through the router.',
        'Style the link where it stands; it has no look of its own.',
      ],
      avoid: ['Do not use it for something that happens on this page; that is a button.'],
      keyboard: [['Enter', 'Follows the link.']],
    } satisfies Guide,
  },
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
