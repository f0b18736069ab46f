import { useTranslation } from '@quetzal/i18n/react';
import { lazyPage } from '@quetzal/web-kit/boundary';
import { useSession } from '@quetzal/web-kit/session';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isGamePath } from '#shared/addresses/addresses.ts';
import { useAnnouncements } from '#shared/announcements/announcements.queries.ts';
import { rememberTold, toldPopups } from './told-popups.ts';
import { useIsClear } from './use-is-clear.ts';

const AnnouncementsDialog = lazyPage(
  () => import('#shared/announcements/announcements-dialog.tsx'),
  (module) => module.AnnouncementsDialog,
);

/** Waits for popups that were not yet shown in this session, and for a moment in which nothing else is open or played. */
export function PopupWatch() {
  const { t } = useTranslation('announcements');
  const popups = useAnnouncements().data?.popup ?? [];
  const { pathname, search } = useLocation();
  const { isLoggedIn } = useSession();
  const isClear = useIsClear();
  const [told, setTold] = useState(toldPopups);
  const [isOpen, setOpen] = useState(false);
  const fresh = popups.filter(({ id }) => !told.has(id));
  // The address of an account form opens nothing for who is logged in.
  const asksForMore = isLoggedIn ? /[?&](?:overlay|feedback)=/ : /[?&](?:account|overlay|feedback)=/;
  const mayOpen = isClear && !isGamePath(pathname) && !asksForMore.test(search);
  if (!isOpen && mayOpen && fresh.length > 0) setOpen(true);
  if (!isOpen || fresh.length === 0) return null;
  const remember = () => rememberTold(fresh.map(({ id }) => id));
  const close = () => {
    // What came while it was open was read, too.
    remember();
    setOpen(false);
    setTold(toldPopups());
  };
  return (
    <Suspense fallback={null}>
      <AnnouncementsDialog
        title={t('popup.title')}
        announcements={fresh}
        // Not before: a page that is drawn anew while the dialog is on its way shows them after all.
        onShown={remember}
        onClose={close}
      />
    </Suspense>
  );
}
