import { useTranslation } from '@quetzal/i18n/react';
import { DropdownMenu, DropdownMenuItem, DropdownMenuLabel, DropdownMenuSeparator } from '@quetzal/ui/dropdown-menu';
import { CircleArrowDownIcon, LogOutIcon, ReceiptTextIcon, ScrollTextIcon } from '@quetzal/ui/icons';
import type { MemberInfo } from '@quetzal/web-kit/session';
import { useState } from 'react';
import { usePersonalCenter } from '#shared/address-params/use-overlays.ts';
import { MemberButton } from './member-button.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';

/** Under the member's name: the entries of the personal centre and the way out. */
export function MemberMenu({ member }: { member: MemberInfo }) {
  const { t } = useTranslation('site-shell');
  const { show } = usePersonalCenter();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <DropdownMenu trigger={<MemberButton member={member} />} className="min-w-60">
        <DropdownMenuLabel>
          <bdi>{member.account}</bdi>
        </DropdownMenuLabel>
        <DropdownMenuItem icon={<CircleArrowDownIcon />} onSelect={() => show('depositv2')}>
          {t('center.depositv2')}
        </DropdownMenuItem>
        <DropdownMenuItem icon={<ReceiptTextIcon />} onSelect={() => show('personalHistoryCopy')}>
          {t('center.personalHistoryCopy')}
        </DropdownMenuItem>
        <DropdownMenuItem icon={<ScrollTextIcon />} onSelect={() => show('transactionHistory')}>
          {t('center.transactionHistory')}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={<LogOutIcon />} tone="danger" onSelect={() => setLeaving(true)}>
          {t('sign_out')}
        </DropdownMenuItem>
      </DropdownMenu>
      {isLeaving && <SignOutDialog onClose={() => setLeaving(false)} />}
    </>
  );
}
