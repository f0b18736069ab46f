import { useTranslation } from '@quetzal/i18n/react';
import { Avatar } from '@quetzal/ui/avatar';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@quetzal/ui/dropdown-menu';
import { ArrowUpRightIcon, ChevronsUpDownIcon, CopyIcon, LogOutIcon } from '@quetzal/ui/icons';
import { useToast } from '@quetzal/ui/toast';
import { useSession, type MemberInfo } from '@quetzal/web-kit/session';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { useState, type ComponentProps } from 'react';
import { avatarFallbackSrc, avatarSrc } from '#shared/account-identity/account-identity.tsx';
import { useTypeName } from '#shared/account-identity/account-type-badge.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';

/** Who is logged in, and what they can do about it. */
export function AccountMenu({ display }: { display: 'card' | 'picture' }) {
  const { t } = useTranslation('agent-shell');
  const common = useTranslation('common');
  const { member } = useSession();
  const { links } = useSiteInfo();
  const toasts = useToast();
  const [isLeaving, setIsLeaving] = useState(false);
  if (member === null) return null;
  const { affiliateCode } = member;
  const copyCode = async (code: string) => {
    await navigator.clipboard.writeText(code);
    toasts.show({ tone: 'success', title: common.t('actions.copied'), detail: code });
  };
  const label = t('account.menu');
  return (
    <>
      <DropdownMenu
        align={display === 'card' ? 'start' : 'end'}
        trigger={
          display === 'card' ? (
            <CardTrigger member={member} purpose={label} />
          ) : (
            <PictureTrigger member={member} purpose={label} />
          )
        }
      >
        {affiliateCode !== null && (
          <DropdownMenuItem
            icon={<CopyIcon />}
            end={<bdi className="text-xs text-fg-3">{affiliateCode}</bdi>}
            onSelect={() => void copyCode(affiliateCode)}
          >
            {t('account.copy_code')}
          </DropdownMenuItem>
        )}
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
          onSelect={() => setIsLeaving(true)}
        >
          {t('account.sign_out')}
        </DropdownMenuItem>
      </DropdownMenu>
      <SignOutDialog open={isLeaving} onOpenChange={setIsLeaving} />
    </>
  );
}

interface TriggerProps extends ComponentProps<'button'> {
  member: MemberInfo;
  /** What the button is for, after the name of the account. */
  purpose: string;
}

function CardTrigger({ member, purpose, ...rest }: TriggerProps) {
  const typeName = useTypeName();
  return (
    <button
      type="button"
      className="mb-1.5 flex h-12 w-full items-center gap-2.5 rounded-md bg-surface-1 px-2 text-start shadow-[inset_0_0_0_1px_var(--q-line)] hover:bg-surface-2 focus-ring"
      {...rest}
    >
      <Avatar src={avatarSrc(member.avatar)} fallbackSrc={avatarFallbackSrc} size={30} />
      <span className="grid min-w-0 flex-1">
        <span className="truncate text-sm leading-4.5 font-semibold text-fg">
          <bdi>{member.account}</bdi>
        </span>
        <span className="truncate text-2xs leading-3.5 text-fg-3">{typeName(member.type)}</span>
      </span>
      <span className="sr-only">{purpose}</span>
      <ChevronsUpDownIcon className="size-4 text-fg-3" />
    </button>
  );
}

function PictureTrigger({ member, purpose, ...rest }: TriggerProps) {
  return (
    <button
      type="button"
      aria-label={`${member.account}, ${purpose}`}
      className="grid size-11 flex-none place-items-center rounded-full focus-ring"
      {...rest}
    >
      <Avatar src={avatarSrc(member.avatar)} fallbackSrc={avatarFallbackSrc} size={32} />
    </button>
  );
}
