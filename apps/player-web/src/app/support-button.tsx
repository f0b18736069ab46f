import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { cn } from '@quetzal/ui/class-names';
import { MessageCircleIcon } from '@quetzal/ui/icons';
import { Popover } from '@quetzal/ui/popover';
import { useState } from 'react';
import { SupportLink } from '#shared/customer-service/support-link.tsx';
import { useSupportWays } from '#shared/customer-service/use-support-ways.ts';
import { supportIcon } from './support-icon.tsx';
import { useScrolledOn } from './use-scrolled-on.ts';

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

/* Only fingers lose it: the keyboard finds it where it was, and being found brings it back. */
const stepsAside =
  'max-md:data-[state=closed]:not-focus-visible:pointer-events-none max-md:data-[state=closed]:not-focus-visible:translate-y-3 max-md:data-[state=closed]:not-focus-visible:opacity-0';

/**
 * The ways to reach people, over every page but a game, until it is sent away for this visit. On phones it steps aside for
 * who scrolls on, so that it lies over nothing that they come to.
 */
export function SupportButton() {
  const { t } = useTranslation('site-shell');
  const ways = useSupportWays();
  const [isHidden, setHidden] = useState(remembered.isHidden);
  const isScrolledOn = useScrolledOn();
  if (isHidden || ways.length === 0) return null;
  const hide = () => {
    remembered.hide();
    setHidden(true);
  };
  const trigger = (
    <Button
      size="icon"
      aria-label={t('support.title')}
      title={t('support.title')}
      className={cn(
        'fixed end-4 bottom-[calc(var(--q-tabbar-h)+env(safe-area-inset-bottom)+1rem)] z-(--q-z-sticky) rounded-full shadow-3 transition-[background-color,opacity,translate]! motion-reduce:transition-none! md:end-6 md:bottom-6',
        isScrolledOn && stepsAside,
      )}
    >
      <MessageCircleIcon />
    </Button>
  );
  return (
    <Popover trigger={trigger} label={t('support.title')} side="top" align="end" className="w-60 p-2">
      <p className="px-2.5 py-1.5 text-sm font-semibold text-fg">{t('support.title')}</p>
      <ul>
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
      <Button variant="ghost" size="sm" onClick={hide} className="mt-1 w-full text-fg-3">
        {t('support.hide')}
      </Button>
    </Popover>
  );
}
