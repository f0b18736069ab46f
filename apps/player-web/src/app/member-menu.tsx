import { useTranslation } from '@quetzal/i18n/react';
import { DropdownMenu, DropdownMenuItem, DropdownMenuLabel, DropdownMenuSeparator } from '@quetzal/ui/dropdown-menu';
import { ChartLineIcon, LogOutIcon, ReceiptTextIcon, ScrollTextIcon, UserIcon } from '@quetzal/ui/icons';
import { useFocusOfStandIn } from '@quetzal/web-kit/boundary';
import type { MemberInfo } from '@quetzal/web-kit/session';
import { useState } from 'react';
import { usePersonalCenter } from '#shared/address-params/use-overlays.ts';
import { MemberButton } from './member-button.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';

const entries = [
  { panel: 'securityCenter', icon: <UserIcon /> },
  { panel: 'transactionHistory', icon: <ScrollTextIcon /> },
  { panel: 'personalProfit', icon: <ChartLineIcon /> },
  { panel: 'personalHistoryCopy', icon: <ReceiptTextIcon /> },
] as const;

interface MemberMenuProps {
  member: MemberInfo;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Under the member's name, in the order that members know: account, its record, losses, bets, and the way out. */
export function MemberMenu({ member, isOpen, onOpenChange }: MemberMenuProps) {
  const { t } = useTranslation('site-shell');
  useFocusOfStandIn();
  const { show } = usePersonalCenter();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <DropdownMenu
        trigger={<MemberButton member={member} />}
        open={isOpen}
        onOpenChange={onOpenChange}
        className="min-w-60"
      >
        <DropdownMenuLabel>
          <bdi>{member.account}</bdi>
        </DropdownMenuLabel>
        {entries.map(({ panel, icon }) => (
          <DropdownMenuItem key={panel} icon={icon} onSelect={() => show(panel)}>
            {t(`center.${panel}`)}
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={<LogOutIcon />} tone="danger" onSelect={() => setLeaving(true)}>
          {t('sign_out')}
        </DropdownMenuItem>
      </DropdownMenu>
      {isLeaving && <SignOutDialog onClose={() => setLeaving(false)} />}
    </>
  );
}
