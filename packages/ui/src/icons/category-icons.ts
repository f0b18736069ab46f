import {
  CherryIcon,
  ClubIcon,
  FeatherIcon,
  FishIcon,
  Gamepad2Icon,
  GiftIcon,
  RadioTowerIcon,
  TicketIcon,
  TicketsIcon,
  VolleyballIcon,
  type LucideIcon,
} from 'lucide-react';

/** Icon per category accent; the key is also the name of the colour token `cat-<key>`. */
export const categoryIcons = {
  rng: CherryIcon,
  live: RadioTowerIcon,
  sports: VolleyballIcon,
  esports: Gamepad2Icon,
  lott: TicketIcon,
  elott: TicketsIcon,
  pvp: ClubIcon,
  fish: FishIcon,
  cockfight: FeatherIcon,
  promo: GiftIcon,
} satisfies Record<string, LucideIcon>;

/** The neutral key of a category: picks its icon and its accent colour. */
export type CategoryKey = keyof typeof categoryIcons;
