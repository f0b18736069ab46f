import { useTranslation } from '@quetzal/i18n/react';
import { AccountPicture } from '#shared/account-identity/account-picture.tsx';
import { AccountTypeBadge } from '#shared/account-identity/account-type-badge.tsx';
import { useTypeName } from '#shared/account-identity/use-type-name.ts';
import { Amount } from '#shared/amount/amount.tsx';
import type { TeamMember } from './downline.queries.ts';
import { MemberMenu } from './member-menu.tsx';
import { LastLogin, Upline } from './team-columns.tsx';

/** One account on a small screen: who, what it bets, and what it loses. */
export function MemberRow({ row }: { row: TeamMember }) {
  const { t } = useTranslation('downline');
  const typeName = useTypeName();
  // Two things to say before the line of the account: it gives way earlier on small screens.
  const uplineLook = row.isAgent || row.state !== 'active' ? 'max-[26rem]:hidden' : 'max-xs:hidden';
  return (
    <div className="-me-2.5 flex items-center gap-2.5">
      <AccountPicture avatar={row.avatar} size={38} className="max-xs:hidden" />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5">
        <div className="flex flex-wrap gap-x-2.5">
          <div className="grid min-w-0 flex-1 basis-24 grid-cols-[minmax(0,1fr)] gap-0.5">
            <div className="flex items-center gap-2">
              <bdi className="truncate font-semibold text-fg" title={row.account}>
                {row.account}
              </bdi>
              {row.isAgent && (
                <span className="max-[24rem]:hidden">
                  <AccountTypeBadge type={row.type} isAgent />
                </span>
              )}
            </div>
            <div className="flex gap-1 text-xs text-fg-3">
              {row.state !== 'active' && (
                <span className="flex-none font-semibold text-danger-text">{t(`state.${row.state}`)} ·</span>
              )}
              {row.isAgent && (
                // Where the badge would leave no room for the name.
                <span className="flex-none font-semibold text-info-text min-[24rem]:hidden">
                  {typeName(row.type)} ·
                </span>
              )}
              <span className={`truncate ${uplineLook}`}>
                <Upline row={row} />
              </span>
              <span aria-hidden="true" className={uplineLook}>
                ·
              </span>
              <span className="flex-none">
                <LastLogin at={row.lastLoginAt} />
              </span>
            </div>
          </div>
          <div className="ms-auto grid justify-items-end gap-0.5">
            <Amount value={row.netWin30d} signed className="font-semibold" />
            <p className="text-xs text-fg-3">{t('head.net_win')}</p>
          </div>
        </div>
        <p className="text-xs text-fg-3">
          {t('head.valid_bet')} <Amount value={row.validBet30d} />
        </p>
      </div>
      <MemberMenu account={row.account} />
    </div>
  );
}
