import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { CircleArrowDownIcon, MailIcon, UserIcon, WalletIcon } from '../../icons/index.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { Card } from '../card/card.tsx';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { OverlayFrame } from './overlay-frame.tsx';

const meta = {
  title: 'Shells/OverlayFrame',
  component: OverlayFrame,
  parameters: {
    layout: 'fullscreen',
    guide: {
      status: 'stable',
      use: [
        'Keep the open entry in the address, so that Back goes to the list on small screens.',
        'Give counts of what waits as badges of the entries.',
      ],
      avoid: [
        'Do not open a second dialog of this size over it.',
        'Do not hide limits and self-exclusion more than two taps deep.',
      ],
      keyboard: [
        ['Tab', 'Stays within the frame: menu, then panel.'],
        ['Enter', 'Opens an entry.'],
        ['Escape', 'Closes the frame and goes back to where the focus was.'],
      ],
    } satisfies Guide,
  },
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Centro personal',
    closeLabel: 'Cerrar',
    backLabel: 'Volver al menú',
    menuLabel: 'Centro personal',
    menuTop: (
      <div className="flex items-center gap-3">
        <Avatar fallbackSrc="/avatar-a1.webp" size={46} />
        <b className="text-fg">carla.mendez</b>
      </div>
    ),
    items: [
      { key: 'account', label: 'Mi cuenta', icon: <UserIcon /> },
      { key: 'wallet', label: 'Mi cartera', icon: <WalletIcon /> },
      { key: 'deposit', label: 'Depósito', icon: <CircleArrowDownIcon /> },
      { key: 'messages', label: 'Mensajes', icon: <MailIcon />, badge: <CountBadge count={3} /> },
    ],
    activeKey: 'deposit',
    onSelect: () => undefined,
    onBack: () => undefined,
    panelTitle: 'Depósito',
    children: <Card variant="inset">Método de pago</Card>,
  },
  render: function Controlled(args) {
    const [key, setKey] = useState(args.activeKey);
    const title = args.items.find((item) => item.key === key)?.label;
    return (
      <OverlayFrame
        {...args}
        activeKey={key}
        onSelect={setKey}
        onBack={() => setKey(null)}
        panelTitle={title ?? args.panelTitle}
      />
    );
  },
} satisfies Meta<typeof OverlayFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { activeKey: 'messages' } };
export const ListOnSmallScreens: Story = { args: { activeKey: null } };
export const SheetOnPhone: Story = { args: { onPhone: 'sheet' } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'المركز الشخصي',
    items: [
      { key: 'deposit', label: 'إيداع', icon: <CircleArrowDownIcon /> },
      { key: 'messages', label: 'الرسائل', icon: <MailIcon />, badge: <CountBadge count={3} /> },
    ],
  },
};
