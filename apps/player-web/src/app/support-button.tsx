import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { cn } from '@quetzal/ui/class-names';
import { MessageCircleIcon } from '@quetzal/ui/icons';
import { lazyPage } from '@quetzal/web-kit/boundary';
import { useRef, useState } from 'react';
import type { SupportWay } from '#shared/customer-service/support-ways.ts';
import { useSupportWays } from '#shared/customer-service/use-support-ways.ts';
import { OpenedLater } from './opened-later.tsx';
import { useStepsAside } from './use-steps-aside.ts';

const SupportPanel = lazyPage(
  () => import('./support-panel.tsx'),
  (module) => module.SupportPanel,
);

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
  const isAside = useStepsAside(place);
  const look = {
    size: 'icon',
    'aria-label': t('support.title'),
    title: t('support.title'),
    className: cn(
      'pointer-events-auto rounded-full shadow-3 transition-[background-color,opacity,translate]! motion-reduce:transition-none!',
      isAside && stepsAside,
    ),
    children: <MessageCircleIcon />,
  } as const;
  return (
    // Stays where it is while the button steps aside, so that it can be told when the button may come back.
    <div
      ref={place}
      className="pointer-events-none fixed end-4 bottom-[calc(var(--q-tabbar-h)+env(safe-area-inset-bottom)+1rem)] z-(--q-z-sticky) md:end-6 md:bottom-6 short:bottom-6"
    >
      <OpenedLater popup="dialog" alone={(standIn) => <Button data-state="closed" {...look} {...standIn} />}>
        {(opened) => <SupportPanel trigger={<Button {...look} />} ways={ways} onHide={onHide} {...opened} />}
      </OpenedLater>
    </div>
  );
}
