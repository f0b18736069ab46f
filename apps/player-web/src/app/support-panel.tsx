import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Popover } from '@quetzal/ui/popover';
import { useFocusOfStandIn } from '@quetzal/web-kit/boundary';
import { useRef, type ReactElement } from 'react';
import { SupportLink } from '#shared/customer-service/support-link.tsx';
import type { SupportWay } from '#shared/customer-service/support-ways.ts';
import { supportIcon } from './support-icon.tsx';

interface SupportPanelProps {
  /** The button that opens it. */
  trigger: ReactElement;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  ways: readonly SupportWay[];
  /** Sends the button away for this visit. */
  onHide: () => void;
}

/** The ways to reach people, beside the button that opens them. */
export function SupportPanel({ trigger, isOpen, onOpenChange, ways, onHide }: SupportPanelProps) {
  const { t } = useTranslation('site-shell');
  useFocusOfStandIn();
  const list = useRef<HTMLUListElement>(null);
  return (
    <Popover
      trigger={trigger}
      open={isOpen}
      onOpenChange={onOpenChange}
      label={t('support.title')}
      side="top"
      align="end"
      // By itself it would pass over links, to the button that sends it away.
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        list.current?.querySelector('a')?.focus();
      }}
      className="w-60 p-2"
    >
      <p className="px-2.5 py-1.5 text-sm font-semibold text-fg">{t('support.title')}</p>
      <ul ref={list}>
        {ways.map(({ csType, title, href }) => (
          <li key={`${csType} ${href}`}>
            <Button asChild variant="ghost" className="w-full justify-start">
              <SupportLink href={href}>
                {supportIcon(csType)}
                {title}
              </SupportLink>
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="ghost" size="sm" onClick={onHide} className="mt-1 w-full text-fg-3">
        {t('support.hide')}
      </Button>
    </Popover>
  );
}
