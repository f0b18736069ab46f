import { useTranslation } from '@quetzal/i18n/react';
import { Accordion } from '@quetzal/ui/accordion';
import { Dialog } from '@quetzal/ui/dialog';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SafeHtml } from '../safe-html/safe-html.tsx';
import type { Notice } from './announcements.queries.ts';
import { startStamp } from './start-stamp.ts';

interface AnnouncementsDialogProps {
  title: string;
  announcements: readonly Notice[];
  /** The place in the list that is open at first. */
  openIndex?: number;
  onClose: () => void;
}

/** Announcements with their time: a title opens its text, one at a time. A link in a text leads on and closes the dialog. */
export function AnnouncementsDialog({ title, announcements, openIndex = 0, onClose }: AnnouncementsDialogProps) {
  const { t } = useTranslation('common');
  const { timeZone } = useSiteInfo();
  const { key } = useLocation();
  const [keyAtStart] = useState(key);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (key !== keyAtStart) close();
  }, [key, keyAtStart]);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      closeLabel={t('actions.close')}
    >
      <Accordion
        defaultValue={announcements[openIndex]?.id ?? ''}
        items={announcements.map(({ id, title: name, content, startDateStr }) => ({
          value: id,
          title: name,
          detail: (
            <time dateTime={new Date(startDateStr).toISOString()} dir="ltr" className="tnum">
              {startStamp(startDateStr, timeZone)}
            </time>
          ),
          content: <SafeHtml html={content} />,
        }))}
      />
    </Dialog>
  );
}
