import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { cn } from '@quetzal/ui/class-names';
import { MessageCircleIcon } from '@quetzal/ui/icons';
import { Popover } from '@quetzal/ui/popover';
import { useRef, useState } from 'react';
import { SupportLink } from '#shared/customer-service/support-link.tsx';
import type { SupportWay } from '#shared/customer-service/support-ways.ts';
import { useSupportWays } from '#shared/customer-service/use-support-ways.ts';
import { supportIcon } from './support-icon.tsx';
import { useStepsAside } from './use-steps-aside.ts';

const hiddenName = 'supportHidden';

/** A browser may refuse to remember: the button is then back on the next page that is loaded. */
const remembered = {
  isHidden(): boolean {
    try {
      return sessionStorage.getItem(hiddenName) !== null;
    } catch {
      return false;
    }
  },
  hide(): void {
    try {
      sessionStorage.setItem(hiddenName, '1');
    } catch {
      // Then it is hidden on this page alone.
    }
  },
};

/* Only pointers lose it: the keyboard finds it where it was, and being found brings it back. */
const stepsAside =
  'data-[state=closed]:not-focus-visible:pointer-events-none data-[state=closed]:not-focus-visible:translate-y-3 data-[state=closed]:not-focus-visible:opacity-0';

/** The ways to reach people, over every page but a game, until it is sent away for this visit. */
export function SupportButton() {
  const ways = useSupportWays();
  const [isHidden, setHidden] = useState(remembered.isHidden);
  if (isHidden || ways.length === 0) return null;
  const hide = () => {
    remembered.hide();
    setHidden(true);
  };
  return <FloatingButton ways={ways} onHide={hide} />;
}

function FloatingButton({ ways, onHide }: { ways: SupportWay[]; onHide: () => void }) {
  const { t } = useTranslation('site-shell');
  const place = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isAside = useStepsAside(place);
  const trigger = (
    <Button
      size="icon"
      aria-label={t('support.title')}
      title={t('support.title')}
      className={cn(
        'pointer-events-auto rounded-full shadow-3 transition-[background-color,opacity,translate]! motion-reduce:transition-none!',
        isAside && stepsAside,
      )}
    >
      <MessageCircleIcon />
    </Button>
  );
  return (
    // Stays where it is while the button steps aside, so that it can be told when the button may come back.
    <div
      ref={place}
      className="pointer-events-none fixed end-4 bottom-[calc(var(--q-tabbar-h)+env(safe-area-inset-bottom)+1rem)] z-(--q-z-sticky) md:end-6 md:bottom-6 short:bottom-6"
    >
      <Popover
        trigger={trigger}
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
    </div>
  );
}
