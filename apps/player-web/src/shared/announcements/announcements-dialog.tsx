import { useTranslation } from '@quetzal/i18n/react';
import { Accordion } from '@quetzal/ui/accordion';
import { Dialog } from '@quetzal/ui/dialog';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { SafeHtml } from '../safe-html/safe-html.tsx';
import type { Notice } from './announcements.queries.ts';
import { startStamp } from './start-stamp.ts';

interface AnnouncementsDialogProps {
  title: string;
  announcements: readonly Notice[];
  /** The place in the list that is open at first. */
  openIndex?: number;
  /** They are on the screen. */
  onShown?: (() => void) | undefined;
  onClose: () => void;
}

/** Announcements with their time: a title opens its text, one at a time. A link in a text leads on and closes the dialog. */
export function AnnouncementsDialog({
  title,
  announcements,
  openIndex = 0,
  onShown,
  onClose,
}: AnnouncementsDialogProps) {
  const { t } = useTranslation('common');
  const { timeZone } = useSiteInfo();
  useStepOn(onClose);
  return (
    <Dialog open onOpenChange={onClose} title={title} closeLabel={t('actions.close')}>
      {onShown !== undefined && <Shown onShown={onShown} />}
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

/** Calls `onStepOn` when the reader goes to another page; a redirect is no step of theirs. */
function useStepOn(onStepOn: () => void): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const keyBefore = useRef(key);
  const stepOn = useEffectEvent(onStepOn);
  useEffect(() => {
    if (key === keyBefore.current) return;
    keyBefore.current = key;
    if (type !== 'REPLACE') stepOn();
  }, [key, type]);
}

/** Its effect runs when what stands beside it is in the page. */
function Shown({ onShown }: { onShown: () => void }) {
  const tell = useEffectEvent(onShown);
  useEffect(() => tell(), []);
  return null;
}
