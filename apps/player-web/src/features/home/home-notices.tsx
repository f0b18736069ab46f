import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { MegaphoneIcon } from '@quetzal/ui/icons';
import { Marquee } from '@quetzal/ui/marquee';
import { Skeleton } from '@quetzal/ui/skeleton';
import { lazyPage } from '@quetzal/web-kit/boundary';
import { Suspense, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { useAnnouncements } from '#shared/announcements/announcements.queries.ts';

const AnnouncementsDialog = lazyPage(
  () => import('#shared/announcements/announcements-dialog.tsx'),
  (module) => module.AnnouncementsDialog,
);

/**
 * Notices that run past; each opens the list of all of them at its own text. That is a step of the history: back closes it,
 * and leads to it again from a page that a text led to.
 */
export function HomeNotices() {
  const { t } = useTranslation(['announcements', 'lobby']);
  const { data, isPending } = useAnnouncements();
  const { key, pathname, search, state } = useLocation() as Location<{ notice?: number } | null>;
  const navigate = useNavigate();
  const openIndex = state?.notice;
  const open = (notice: number) => void navigate({ pathname, search }, { state: { ...state, notice } });
  const closedAt = useRef<string>(null);
  const close = () => {
    // Who closes twice goes back once.
    if (closedAt.current === key) return;
    closedAt.current = key;
    void navigate(-1);
  };
  if (isPending) return <Skeleton className="h-11" />;
  const notices = data?.player ?? [];
  if (notices.length === 0) return null;
  return (
    <>
      <Marquee
        label={t('notices.label')}
        icon={<MegaphoneIcon />}
        items={notices.map(({ id, title }) => ({ key: id, text: title }))}
        onSelect={open}
        previousLabel={t('lobby:previous')}
        nextLabel={t('lobby:next')}
        more={
          <Button variant="ghost" size="sm" className="max-md:hidden" onClick={() => open(0)}>
            {t('notices.all')}
          </Button>
        }
      />
      {openIndex !== undefined && (
        <Suspense fallback={null}>
          <AnnouncementsDialog
            key={key}
            title={t('notices.label')}
            announcements={notices}
            openIndex={openIndex}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
