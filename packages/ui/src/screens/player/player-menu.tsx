import { Button } from '../../components/button/button.tsx';
import { Card } from '../../components/card/card.tsx';
import { IconPlate } from '../../components/icon-plate/icon-plate.tsx';
import { SideMenu, type SideMenuGroup } from '../../components/side-menu/side-menu.tsx';
import { Status } from '../../components/status/status.tsx';
import {
  MessageCircleIcon,
  SendIcon,
  ShareIcon,
  SmartphoneIcon,
  UserPlusIcon,
  type CategoryKey,
} from '../../icons/index.ts';
import { categories } from './categories.ts';

const offers: SideMenuGroup = {
  key: 'offers',
  items: [
    { key: 'promo', label: 'Promociones', href: '#promo', category: 'promo' },
    {
      key: 'invite',
      label: 'Invitar amigos',
      href: '#invite',
      icon: (
        <IconPlate size="sm" tone="gold">
          <UserPlusIcon />
        </IconPlate>
      ),
    },
  ],
};

const help: SideMenuGroup = {
  key: 'help',
  label: 'Atención al cliente',
  items: [
    { key: 'facebook', label: 'Facebook', href: '#facebook', icon: <ShareIcon /> },
    { key: 'telegram', label: 'Telegram', href: '#telegram', icon: <SendIcon /> },
    {
      key: 'chat',
      label: 'Chat en vivo',
      href: '#chat',
      icon: <MessageCircleIcon />,
      end: <Status tone="success">24/7</Status>,
    },
  ],
};

const shortHelp: SideMenuGroup = {
  key: 'help',
  items: [{ key: 'chat', label: 'Atención al cliente', href: '#chat', icon: <MessageCircleIcon /> }],
};

/** The side menu of the player's site. */
export function PlayerMenu({ current, collapsed }: { current?: CategoryKey | undefined; collapsed: boolean }) {
  const games: SideMenuGroup = {
    key: 'games',
    items: categories.map(({ key, label, games: count }) => ({
      key,
      label,
      href: `#${key}`,
      category: key,
      current: key === current,
      end: String(count),
    })),
  };
  return (
    <SideMenu
      label="Menú"
      collapsed={collapsed}
      groups={[games, offers, collapsed ? shortHelp : help]}
      bottom={collapsed ? undefined : <AppCard />}
    />
  );
}

function AppCard() {
  return (
    <Card padding="sm" className="grid gap-2.5">
      <p className="text-xs text-fg-3">
        <b className="block text-sm font-semibold text-fg">Lleva Quetzal contigo</b>
        App para iOS y Android
      </p>
      <div className="grid grid-cols-2 gap-1.5">
        <Button variant="secondary" size="sm">
          <SmartphoneIcon />
          iOS
        </Button>
        <Button variant="secondary" size="sm">
          <SmartphoneIcon />
          Android
        </Button>
      </div>
    </Card>
  );
}
