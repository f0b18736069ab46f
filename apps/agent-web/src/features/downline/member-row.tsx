import { useTranslation } from '@quetzal/i18n/react';
import { Avatar } from '@quetzal/ui/avatar';
import { avatarFallbackSrc, avatarSrc } from '#shared/account-identity/account-identity.tsx';
import { AccountTypeBadge } from '#shared/account-identity/account-type-badge.tsx';
import { Amount } from '#shared/amount/amount.tsx';
import type { TeamMember } from './downline.queries.ts';
import { MemberMenu } from './member-menu.tsx';
import { LastLogin, Upline } from './team-columns.tsx';

/** One account on a small screen: who, and how it does. */
export function MemberRow({ row }: { row: TeamMember }) {
  const { t } = useTranslation('downline');
  return (
    <div className="flex items-center gap-3">
      <Avatar src={avatarSrc(row.avatar)} fallbackSrc={avatarFallbackSrc} size={38} />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5">
        <div className="flex items-center gap-2">
          <bdi className="truncate font-semibold text-fg">{row.account}</bdi>
          {row.isAgent && <AccountTypeBadge type={row.type} isAgent />}
        </div>
        <div className="truncate text-xs text-fg-3">
          {row.state !== 'active' && (
            <span className="font-semibold text-danger-text">{t(`state.${row.state}`)} · </span>
          )}
          <Upline row={row} /> · <LastLogin at={row.lastLoginAt} />
        </div>
      </div>
      <div className="grid flex-none justify-items-end gap-0.5">
        <Amount value={row.netWin30d} bare signed className="font-semibold" />
        <span className="text-xs text-fg-3">
          <span className="sr-only">{t('column.valid_bet')} </span>
          <Amount value={row.validBet30d} />
        </span>
      </div>
      <MemberMenu account={row.account} />
    </div>
  );
}
