import { useTranslation } from '@quetzal/i18n/react';
import { Avatar } from '@quetzal/ui/avatar';
import { Button } from '@quetzal/ui/button';
import { PencilIcon } from '@quetzal/ui/icons';
import { Skeleton } from '@quetzal/ui/skeleton';
import { useFormat } from '@quetzal/web-kit/format';
import { useSession } from '@quetzal/web-kit/session';
import { useFlag } from '@quetzal/web-kit/site-info';
import { useState } from 'react';
import { PlumeBackdrop } from '#shared/art/plume-backdrop.tsx';
import { avatarSrc, fallbackAvatarSrc } from '#shared/avatar/avatar-src.ts';
import { AvatarDialog } from './avatar/avatar-dialog.tsx';
import { NicknameDialog } from './profile/nickname-dialog.tsx';

/* So high it is on every screen where a nickname fits on a line. */
const headPlace = 'min-h-39 md:min-h-32';

/** Who the member is, as others may see it, and since when; dark in both themes like a banner. */
export function AccountHead() {
  const { t } = useTranslation('my-account');
  const { date, dateTime } = useFormat();
  const { member, lastLogin } = useSession();
  const [open, setOpen] = useState<'avatar' | 'nickname' | null>(null);
  const close = () => setOpen(null);
  const canChange = useFlag('PROFPIC3');
  if (member === null) return <Skeleton className={`${headPlace} rounded-xl`} />;
  const { account, nickname, createdAt } = member;
  const previous = lastLogin?.previousLogin;
  return (
    <section
      data-theme="dark"
      aria-label={t('head.label')}
      className={`${headPlace} relative isolate flex flex-wrap items-center gap-x-5 gap-y-4 overflow-hidden rounded-xl bg-surface-1 bg-[linear-gradient(115deg,color-mix(in_oklch,var(--q-accent)_28%,transparent),var(--q-accent-soft))] p-6 text-fg max-md:p-4`}
    >
      <PlumeBackdrop />
      {!canChange && <Avatar src={avatarSrc(member)} fallbackSrc={fallbackAvatarSrc} size={80} />}
      {canChange && (
        <button
          type="button"
          aria-label={t('head.change_avatar')}
          onClick={() => setOpen('avatar')}
          className="relative flex-none rounded-full focus-ring"
        >
          <Avatar src={avatarSrc(member)} fallbackSrc={fallbackAvatarSrc} size={80} />
          <span className="absolute -end-1 -bottom-1 grid size-8 place-items-center rounded-full bg-surface-3 text-fg shadow-[0_0_0_2px_var(--q-surface-1)]">
            <PencilIcon aria-hidden="true" className="size-4" />
          </span>
        </button>
      )}
      <div className="grid min-w-0 flex-1 basis-52 grid-cols-[minmax(0,1fr)] gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="min-w-0 font-display text-2xl font-bold tracking-tight">{nickname}</bdi>
          <Button variant="ghost" size="sm" className="-ms-3 md:ms-0" onClick={() => setOpen('nickname')}>
            {t('head.change_nickname')}
          </Button>
        </div>
        <p className="text-sm text-fg-2">
          {t('head.account')} <bdi className="font-semibold text-fg">{account}</bdi>
        </p>
        <p className="text-sm text-fg-2">{t('head.since', { date: date(createdAt) })}</p>
        {previous !== undefined && (
          <p className="text-sm text-fg-2">
            {t('head.previous_login', { at: dateTime(previous.at) })}
            {previous.ip !== null && <bdi dir="ltr"> · {previous.ip}</bdi>}
          </p>
        )}
      </div>
      {open === 'avatar' && <AvatarDialog onClose={close} />}
      {open === 'nickname' && <NicknameDialog onClose={close} />}
    </section>
  );
}
