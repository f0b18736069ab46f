import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { MegaphoneIcon } from '@quetzal/ui/icons';
import { Marquee } from '@quetzal/ui/marquee';
import { Skeleton } from '@quetzal/ui/skeleton';
import { lazyPage } from '@quetzal/web-kit/boundary';
import { Suspense, useState } from 'react';
import { useAnnouncements } from '#shared/announcements/announcements.queries.ts';

const AnnouncementsDialog = lazyPage(
  () => import('#shared/announcements/announcements-dialog.tsx'),
  (module) => module.AnnouncementsDialog,
);

/** Notices that run past; each opens the list of all of them at its own text. */
export function HomeNotices() {
  const { t } = useTranslation(['announcements', 'lobby']);
  const { data, isPending } = useAnnouncements();
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  if (isPending) return <Skeleton className="h-11" />;
  const notices = data?.player ?? [];
  if (notices.length === 0) return null;
  return (
    <>
      <Marquee
        label={t('notices.label')}
        icon={<MegaphoneIcon />}
        items={notices.map(({ id, title }) => ({ key: id, text: title }))}
        onSelect={setOpenIndex}
        previousLabel={t('lobby:previous')}
        nextLabel={t('lobby:next')}
        more={
          <Button variant="ghost" size="sm" className="max-md:hidden" onClick={() => setOpenIndex(0)}>
            {t('notices.all')}
          </Button>
        }
      />
      {openIndex !== null && (
        <Suspense fallback={null}>
          <AnnouncementsDialog
            title={t('notices.label')}
            announcements={notices}
            openIndex={openIndex}
            onClose={() => setOpenIndex(null)}
          />
        </Suspense>
      )}
    </>
  );
}
