import { CountBadge } from '../../components/count-badge/count-badge.tsx';
import type { OverlayMenuItem } from '../../components/overlay-frame/overlay-frame.tsx';
import {
  ArrowUpIcon,
  BadgePercentIcon,
  ChartLineIcon,
  CircleArrowDownIcon,
  CircleArrowUpIcon,
  GiftIcon,
  MailIcon,
  ReceiptTextIcon,
  RotateCcwIcon,
  ScrollTextIcon,
  TargetIcon,
  UserIcon,
  UserPlusIcon,
  WalletIcon,
} from '../../icons/index.ts';

/** What a member finds in the personal centre. */
export const centreItems: readonly OverlayMenuItem[] = [
  { key: 'account', label: 'Mi cuenta', icon: <UserIcon /> },
  { key: 'wallet', label: 'Mi cartera', icon: <WalletIcon /> },
  { key: 'deposit', label: 'Depósito', icon: <CircleArrowDownIcon /> },
  { key: 'withdraw', label: 'Retiro', icon: <CircleArrowUpIcon /> },
  { key: 'transfer', label: 'Transferir a superior', icon: <ArrowUpIcon /> },
  { key: 'bets', label: 'Registro de apuestas', icon: <ReceiptTextIcon /> },
  { key: 'movements', label: 'Registro de cuenta', icon: <ScrollTextIcon /> },
  { key: 'loss', label: 'Pérdida personal', icon: <ChartLineIcon /> },
  { key: 'bonus', label: 'Detalle de bonos', icon: <BadgePercentIcon /> },
  { key: 'rewards', label: 'Centro de recompensas', icon: <GiftIcon />, badge: <CountBadge count={2} /> },
  { key: 'invite', label: 'Invitar amigos', icon: <UserPlusIcon /> },
  { key: 'missions', label: 'Misiones', icon: <TargetIcon />, badge: <CountBadge count={4} /> },
  { key: 'messages', label: 'Mensajes', icon: <MailIcon />, badge: <CountBadge count={3} /> },
  { key: 'rebate', label: 'Reembolso manual', icon: <RotateCcwIcon /> },
];
