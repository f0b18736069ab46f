import { useTranslation } from '@quetzal/i18n/react';
import { CountBadge } from '@quetzal/ui/count-badge';
import { IconButton } from '@quetzal/ui/icon-button';
import { BellIcon } from '@quetzal/ui/icons';
import { usePersonalCenter } from '#shared/address-params/use-overlays.ts';
import { useUnreadCount } from '#shared/unread/unread.queries.ts';

/** Opens the messages of the platform and counts the unread ones; telephones have them under the account. */
export function MessagesButton() {
  const { t } = useTranslation('site-shell');
  const { show } = usePersonalCenter();
  const unread = useUnreadCount();
  return (
    <IconButton
      label={unread === 0 ? t('center.messageV2') : t('center.unread', { count: unread })}
      badge={<CountBadge count={unread} aria-hidden="true" />}
      onClick={() => show('messageV2')}
      className="relative -mx-1 flex-none max-md:hidden"
    >
      <BellIcon />
    </IconButton>
  );
}
