import * as Radix from '@radix-ui/react-dialog';
import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { CloseButton } from '../dialog/close-button.tsx';
import { scrim } from '../dialog/dialog-panel.ts';
import { Grabber, PanelBody } from '../dialog/panel-body.tsx';
import { useReturnFocus } from '../dialog/use-return-focus.ts';
import { useSwipeClose } from '../dialog/use-swipe-close.ts';

const sheetPanel = cva(
  'fixed z-(--q-z-dialog) flex flex-col bg-overlay text-fg-2 shadow-[inset_0_0_0_1px_var(--q-line-2),var(--q-shadow-4)] outline-none short:overflow-y-auto forced-colors:border forced-colors:border-[CanvasText]',
  {
    variants: {
      side: {
        bottom:
          'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-2xl data-[state=closed]:animate-sheet-down data-[state=open]:animate-sheet-up',
        start:
          'inset-y-0 start-0 w-[min(20rem,calc(100vw-3rem))] data-[state=closed]:animate-drawer-out data-[state=open]:animate-drawer-in rtl:[--q-drawer-from:100%]',
        end: 'inset-y-0 end-0 w-[min(23rem,calc(100vw-3rem))] [--q-drawer-from:100%] data-[state=closed]:animate-drawer-out data-[state=open]:animate-drawer-in rtl:[--q-drawer-from:-100%]',
      },
    },
  },
);

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  titleHidden?: boolean | undefined;
  closeLabel: string;
  side?: 'bottom' | 'start' | 'end' | undefined;
  /** Opens the sheet and gets the focus back when it closes. */
  trigger?: ReactNode | undefined;
  footer?: ReactNode | undefined;
  className?: string | undefined;
  children?: ReactNode | undefined;
}

/**
 * A panel that slides in from an edge: menus and choices on small screens, details beside a list. One from the bottom
 * follows a finger down and closes when it is let go far or fast enough.
 */
export function Sheet({
  open,
  onOpenChange,
  title,
  titleHidden = false,
  closeLabel,
  side = 'bottom',
  trigger,
  footer,
  className,
  children,
}: SheetProps) {
  const focus = useReturnFocus(open);
  const { panelRef, handle } = useSwipeClose(() => onOpenChange(false));
  const isBottom = side === 'bottom';
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger !== undefined && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay data-slot="scrim" className={scrim} />
        <Radix.Content
          {...focus}
          ref={panelRef}
          data-slot="sheet"
          data-side={side}
          aria-describedby={undefined}
          className={cn(sheetPanel({ side }), className)}
        >
          <div {...(isBottom ? handle : {})} className={cn('flex-none', isBottom && 'touch-none')}>
            {isBottom && <Grabber />}
            <div className="flex items-center gap-3 px-4 pt-3">
              <Radix.Title
                className={cn(
                  'min-w-0 flex-1 font-display text-xl font-[650] tracking-snug text-fg',
                  titleHidden && 'opacity-0',
                )}
              >
                {title}
              </Radix.Title>
              <CloseButton label={closeLabel} />
            </div>
          </div>
          <PanelBody className={cn('px-4 py-3', footer === undefined && 'pb-[max(1rem,env(safe-area-inset-bottom))]')}>
            {children}
          </PanelBody>
          {footer !== undefined && (
            <div className="flex-none border-t border-line px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
