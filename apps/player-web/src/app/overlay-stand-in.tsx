import { useTranslation } from '@quetzal/i18n/react';
import { Spinner } from '@quetzal/ui/spinner';
import { useLayoutEffect } from 'react';
import { isSheetPanel } from '#shared/addresses/addresses.ts';

const wideCenter =
  'lg:m-auto lg:h-[min(47.5rem,calc(100dvh-4rem))] lg:w-[min(73.75rem,calc(100vw-3rem))] lg:rounded-xl';

/* Places, edges and ways in are those of what comes. */
const shapes = {
  account:
    'inset-0 m-auto md:w-[calc(100%-3rem)] md:max-w-[52.5rem] md:rounded-xl max-md:data-[state=open]:animate-sheet-up md:data-[state=open]:animate-dialog-in',
  center: `inset-0 data-[state=open]:animate-dialog-in ${wideCenter}`,
  centerSheet: `max-md:inset-x-0 max-md:bottom-0 max-md:h-[92dvh] max-md:rounded-t-2xl max-md:data-[state=open]:animate-sheet-up md:inset-0 md:data-[state=open]:animate-dialog-in ${wideCenter}`,
  menu: 'inset-y-0 start-0 w-[min(20rem,calc(100vw-3rem))] data-[state=open]:animate-drawer-in rtl:[--q-drawer-from:100%]',
};

/** What stands in for the personal centre at a panel. */
export function centerShapeOf(panel: string | null): 'center' | 'centerSheet' {
  return isSheetPanel(panel) ? 'centerSheet' : 'center';
}

/** Longer than anything takes to move in. */
const movingMs = 600;

let movingSince: number | undefined;
let forgetting: ReturnType<typeof setTimeout>;
let pace: CSSStyleSheet | undefined;

/* By a sheet that names what moves in: a property of the root would have every element of the page styled anew. */
function paceWith(rule: string): void {
  if (pace === undefined) document.adoptedStyleSheets.push((pace = new CSSStyleSheet()));
  pace.replaceSync(rule);
}

/** Notes when something began to move in; the next within a moment goes on from there. */
function moveIn(): () => void {
  clearTimeout(forgetting);
  const since = (movingSince ??= performance.now());
  return () => {
    const delay = Math.round(since - performance.now());
    paceWith(`:is([data-slot='scrim'],[role='dialog'])[data-state='open']{animation-delay:${delay}ms}`);
    forgetting = setTimeout(() => {
      movingSince = undefined;
      paceWith('');
    }, movingMs);
  };
}

interface OverlayStandInProps {
  shape: keyof typeof shapes;
  /** How high it is, where that depends on what comes. */
  className?: string | undefined;
}

/**
 * The frame of what opens over a page while that is on its way: a touch is answered at once. It moves in as that does,
 * which goes on from where this one is.
 */
export function OverlayStandIn({ shape, className = '' }: OverlayStandInProps) {
  const { t } = useTranslation('common');
  useLayoutEffect(moveIn, []);
  return (
    <>
      <div
        data-slot="scrim"
        data-state="open"
        className="fixed inset-0 z-(--q-z-dialog) bg-scrim backdrop-blur-[3px] data-[state=open]:animate-fade-in"
      />
      <div
        role="dialog"
        aria-modal="true"
        aria-busy="true"
        aria-label={t('state.loading')}
        data-state="open"
        className={`fixed z-(--q-z-dialog) grid place-items-center bg-overlay text-fg-3 ${shapes[shape]} ${className}`}
      >
        <Spinner className="size-7" />
      </div>
    </>
  );
}
