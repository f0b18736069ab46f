import { MailIcon, MessageCircleIcon } from '@quetzal/ui/icons';
import type { ReactNode } from 'react';
import { SocialIcon } from '#shared/social/social-icon.tsx';

const icons: Readonly<Record<string, ReactNode>> = {
  facebook: <SocialIcon type="facebook" />,
  telegram: <SocialIcon type="telegram" />,
  whatsapp: <SocialIcon type="whatsapp" />,
  email: <MailIcon />,
};

/** The icon of a way to reach people; a balloon for those that have none of their own. */
export function supportIcon(csType: string): ReactNode {
  return icons[csType] ?? <MessageCircleIcon />;
}
