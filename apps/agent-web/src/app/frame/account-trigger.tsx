import { useTranslation } from '@quetzal/i18n/react';
import { ChevronsUpDownIcon } from '@quetzal/ui/icons';
import type { MemberInfo } from '@quetzal/web-kit/session';
import type { ComponentProps } from 'react';
import { AccountPicture } from '#shared/account-identity/account-picture.tsx';
import { useTypeName } from '#shared/account-identity/use-type-name.ts';

/** The whole line of the side menu, or the picture alone where there is no room for it. */
export type AccountDisplay = 'card' | 'picture';

interface AccountTriggerProps extends ComponentProps<'button'> {
  display: AccountDisplay;
  member: MemberInfo;
}

/** The button that opens the account menu. */
export function AccountTrigger({ display, ...rest }: AccountTriggerProps) {
  const { t } = useTranslation('agent-shell');
  const purpose = t('account.menu');
  return display === 'card' ? (
    <CardTrigger purpose={purpose} {...rest} />
  ) : (
    <PictureTrigger purpose={purpose} {...rest} />
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
      <AccountPicture avatar={member.avatar} size={30} />
      <span className="grid min-w-0 flex-1">
        <span className="truncate text-sm leading-4.5 font-semibold text-fg">
          <bdi>{member.account}</bdi>
        </span>
        <span className="truncate text-2xs leading-[1.27] text-fg-3">{typeName(member.type)}</span>
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
      <AccountPicture avatar={member.avatar} size={32} />
    </button>
  );
}
