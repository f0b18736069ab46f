import { useTranslation } from '@quetzal/i18n/react';
import { Avatar } from '@quetzal/ui/avatar';
import { Badge } from '@quetzal/ui/badge';
import { ChevronDownIcon } from '@quetzal/ui/icons';
import type { MemberInfo } from '@quetzal/web-kit/session';
import type { ComponentProps } from 'react';
import { avatarSrc, fallbackAvatarSrc } from '#shared/avatar/avatar-src.ts';

interface MemberButtonProps extends ComponentProps<'button'> {
  member: MemberInfo;
}

/** The avatar and name that open the member's menu. */
export function MemberButton({ member, ...rest }: MemberButtonProps) {
  const { t } = useTranslation('site-shell');
  return (
    <button
      type="button"
      aria-label={t('account_menu', { account: member.account })}
      className="flex items-center gap-2.5 rounded-md p-1 focus-ring hover:bg-surface-2 max-md:hidden"
      {...rest}
    >
      <Avatar src={avatarSrc(member)} fallbackSrc={fallbackAvatarSrc} size={36} />
      {member.isTrial ? (
        <Badge tone="info">{t('trial')}</Badge>
      ) : (
        <bdi className="max-w-36 min-w-24 truncate text-sm font-semibold text-fg max-xl:hidden">{member.account}</bdi>
      )}
      <ChevronDownIcon className="size-3.5 text-fg-3" />
    </button>
  );
}
