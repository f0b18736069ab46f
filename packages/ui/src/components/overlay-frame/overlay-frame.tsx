import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { isNarrow } from '../../media/narrow.ts';
import { CloseButton } from '../dialog/close-button.tsx';
import { scrim } from '../dialog/dialog-panel.ts';
import { FramePortal } from '../dialog/frame-portal.tsx';
import { OverlayMenu, type OverlayMenuItem } from './overlay-menu.tsx';
import { OverlayPanelHead } from './overlay-panel-head.tsx';
import { useReturnFocus } from '../dialog/use-return-focus.ts';
import { useSwipeClose } from '../dialog/use-swipe-close.ts';

export type { OverlayMenuItem } from './overlay-menu.tsx';

export interface OverlayFrameProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the whole frame; shown over the list below 1024 px. */
  title: string;
  closeLabel: string;
  backLabel: string;
  /** Names the navigation inside. */
  menuLabel: string;
  /** Above the menu: avatar, name. */
  menuTop?: ReactNode | undefined;
  menuBottom?: ReactNode | undefined;
  items: readonly OverlayMenuItem[];
  /** Which panel is shown. Below 1024 px null shows the list; on wide screens `children` are shown anyway. */
  activeKey: string | null;
  onSelect: (key: string) => void;
  /** Below 1024 px: from a panel to the list. */
  onBack: () => void;
  panelTitle: ReactNode;
  /** Between the title and the closing button. */
  panelEnd?: ReactNode | undefined;
  /**
   * How the panel stands on a phone (below 768 px): a page after the list, or a sheet over what lies under it, which is
   * left by closing it. A sheet is for what a person comes to do at once, from anywhere.
   */
  onPhone?: 'page' | 'sheet' | undefined;
  className?: string | undefined;
  /** The panel. */
  children?: ReactNode | undefined;
}

const sheetOnPhone =
  'max-md:top-auto max-md:h-[92dvh] overflow-hidden max-md:rounded-t-2xl shadow-4 max-md:data-[state=closed]:animate-sheet-down max-md:data-[state=open]:animate-sheet-up';

/** The personal centre: a menu beside a panel; below 1024 px the list is a page and each entry a page after it. */
export function OverlayFrame({
  open,
  onOpenChange,
  title,
  closeLabel,
  backLabel,
  menuLabel,
  menuTop,
  menuBottom,
  items,
  activeKey,
  onSelect,
  onBack,
  panelTitle,
  panelEnd,
  onPhone = 'page',
  className,
  children,
}: OverlayFrameProps) {
  const focus = useReturnFocus(open, focusCurrentEntry);
  const listOnSmall = activeKey === null;
  const isSheet = onPhone === 'sheet' && !listOnSmall;
  const { panelRef, handle } = useSwipeClose(() => onOpenChange(false), isNarrow);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <FramePortal>
        <Radix.Overlay data-slot="scrim" className={scrim} />
        <Radix.Content
          data-slot="overlay-frame"
          aria-describedby={undefined}
          {...focus}
          ref={panelRef}
          className={cn(
            'fixed inset-0 z-(--q-z-dialog) grid bg-overlay text-fg-2 outline-none data-[state=closed]:animate-dialog-out data-[state=open]:animate-dialog-in lg:m-auto lg:h-[min(47.5rem,calc(100dvh-4rem))] lg:w-[min(73.75rem,calc(100vw-3rem))] lg:grid-cols-[17.375rem_minmax(0,1fr)] lg:overflow-hidden lg:rounded-xl lg:shadow-[inset_0_0_0_1px_var(--q-line-2),var(--q-shadow-4)]',
            isSheet && sheetOnPhone,
            className,
          )}
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          <div className={cn('min-h-0 flex-col overflow-y-auto bg-sunken lg:flex', listOnSmall ? 'flex' : 'hidden')}>
            <div className="flex h-(--q-header-h) flex-none items-center justify-between px-4 lg:hidden">
              <p aria-hidden="true" className="font-display text-lg font-[650] text-fg">
                {title}
              </p>
              <CloseButton label={closeLabel} />
            </div>
            <OverlayMenu
              label={menuLabel}
              top={menuTop}
              bottom={menuBottom}
              items={items}
              activeKey={activeKey}
              onSelect={onSelect}
            />
          </div>
          <div
            className={cn('min-h-0 min-w-0 flex-col short:overflow-y-auto lg:flex', listOnSmall ? 'hidden' : 'flex')}
          >
            <OverlayPanelHead
              title={panelTitle}
              end={panelEnd}
              backLabel={backLabel}
              closeLabel={closeLabel}
              onBack={onBack}
              handle={isSheet ? handle : undefined}
            />
            <div
              tabIndex={-1}
              className="min-h-0 flex-1 overflow-y-auto px-4 pt-2 pb-[max(1.5rem,env(safe-area-inset-bottom))] outline-none short:min-h-auto short:overflow-visible lg:px-7 lg:pt-4.5 lg:pb-7"
            >
              {children}
            </div>
          </div>
        </Radix.Content>
      </FramePortal>
    </Radix.Root>
  );
}

/*
 * The keyboard starts where the person is: at the entry of what is shown; on small screens, where that entry is on the page
 * before, at the panel's title, or at the frame when the list is shown.
 */
function focusCurrentEntry(event: Event): void {
  const frame = event.currentTarget;
  if (!(frame instanceof HTMLElement)) return;
  const places = [
    frame.querySelector<HTMLElement>('nav [aria-current]'),
    frame.querySelector<HTMLElement>('h2[tabindex]'),
  ];
  const place = places.find((one) => one?.checkVisibility()) ?? frame;
  event.preventDefault();
  place.focus();
}
