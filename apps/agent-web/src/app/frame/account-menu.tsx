import { useTranslation } from '@quetzal/i18n/react';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@quetzal/ui/dropdown-menu';
import { ArrowUpRightIcon, CopyIcon, LogOutIcon, ShieldCheckIcon } from '@quetzal/ui/icons';
import { Link } from '@quetzal/ui/link';
import { useFocusOfStandIn } from '@quetzal/web-kit/boundary';
import { useSession } from '@quetzal/web-kit/session';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { useRef, useState } from 'react';
import { useClipboard } from '@quetzal/web-kit/clipboard';
import { paths } from '#shared/paths/paths.ts';
import { AccountTrigger, type AccountDisplay } from './account-trigger.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';

interface AccountMenuProps {
  display: AccountDisplay;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Who is logged in, and what they can do about it. */
export function AccountMenu({ display, isOpen, onOpenChange }: AccountMenuProps) {
  const { t } = useTranslation('agent-shell');
  useFocusOfStandIn();
  const common = useTranslation('common');
  const { member } = useSession();
  const { links } = useSiteInfo();
  const { copy } = useClipboard();
  const [isLeaving, setIsLeaving] = useState(false);
  const isLeavingNext = useRef(false);
  if (member === null) return null;
  const { affiliateCode } = member;
  return (
    <>
      <DropdownMenu
        align={display === 'card' ? 'start' : 'end'}
        open={isOpen}
        onOpenChange={onOpenChange}
        // The question waits until the menu has given the focus back, so that it can give it back in its turn.
        onCloseAutoFocus={() => {
          if (isLeavingNext.current) setIsLeaving(true);
          isLeavingNext.current = false;
        }}
        trigger={<AccountTrigger display={display} member={member} />}
      >
        {affiliateCode !== null && (
          <DropdownMenuItem
            icon={<CopyIcon />}
            end={<bdi className="text-xs text-fg-3">{affiliateCode}</bdi>}
            onSelect={() => void copy(affiliateCode, { title: common.t('actions.copied'), detail: affiliateCode })}
          >
            {t('account.copy_code')}
          </DropdownMenuItem>
        )}
        <DropdownMenuItem asChild>
          <Link href={paths.security}>
            <ShieldCheckIcon />
            {t('account.security')}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <a href={links.playerSite}>
            <ArrowUpRightIcon className="rtl:-scale-x-100" />
            {t('player_site')}
          </a>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem
          icon={<LogOutIcon className="rtl:-scale-x-100" />}
          tone="danger"
          onSelect={() => {
            isLeavingNext.current = true;
          }}
        >
          {t('account.sign_out')}
        </DropdownMenuItem>
      </DropdownMenu>
      <SignOutDialog open={isLeaving} onOpenChange={setIsLeaving} />
    </>
  );
}
