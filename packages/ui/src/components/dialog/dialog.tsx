import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { isNarrow } from '../../media/narrow.ts';
import { CloseButton } from './close-button.tsx';
import { dialogPanel, scrim } from './dialog-panel.ts';
import { focusFirstField } from './focus-first-field.ts';
import { Grabber, PanelBody } from './panel-body.tsx';
import { useReturnFocus } from './use-return-focus.ts';
import { useSwipeClose } from './use-swipe-close.ts';

export interface DialogProps {
  open: boolean;
  /** Asked to close; with `true` only by its `trigger`. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Keeps the title for assistive technology only. */
  titleHidden?: boolean | undefined;
  description?: ReactNode | undefined;
  closeLabel: string;
  /** 392, 560, 840 or 1180 px wide; below 768 px a sheet from the bottom, or the whole screen for lg and xl. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** Actions under the content; they stay in view while it scrolls, except in a short window. */
  footer?: ReactNode | undefined;
  /** Opens the dialog and gets the focus back when it closes. */
  trigger?: ReactNode | undefined;
  className?: string | undefined;
  children?: ReactNode | undefined;
}

/** A task that must be finished or left. Focus stays inside, Escape and the scrim close it, focus goes back. */
export function Dialog({
  open,
  onOpenChange,
  title,
  titleHidden = false,
  description,
  closeLabel,
  size = 'md',
  footer,
  trigger,
  className,
  children,
}: DialogProps) {
  const focus = useReturnFocus(open, focusFirstField);
  // Only there the dialog is a sheet that rose from the bottom.
  const { panelRef, handle } = useSwipeClose(() => onOpenChange(false), isNarrow);
  const isSheet = size === 'sm' || size === 'md';
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger !== undefined && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay data-slot="scrim" className={scrim} />
        <Radix.Content
          ref={panelRef}
          data-slot="dialog"
          {...focus}
          className={cn(dialogPanel({ size }), className)}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <div {...(isSheet ? handle : {})} className={cn('flex-none', isSheet && 'max-md:touch-none')}>
            {isSheet && <Grabber className="md:hidden" />}
            <div
              className={cn(
                'flex items-start gap-3 px-6 pt-5 max-md:px-4',
                isSheet && 'max-md:pt-3',
                titleHidden && 'absolute end-0 top-0 z-10',
              )}
            >
              <div className={cn('min-w-0 flex-1', titleHidden && 'sr-only')}>
                <Radix.Title className="font-display text-xl font-[650] tracking-snug text-fg">{title}</Radix.Title>
                {description !== undefined && (
                  <Radix.Description className="mt-1 text-fg-2">{description}</Radix.Description>
                )}
              </div>
              <CloseButton label={closeLabel} className="-me-2 -mt-1" />
            </div>
          </div>
          <PanelBody className="px-6 py-5 max-md:px-4">{children}</PanelBody>
          {footer !== undefined && (
            <div className="flex flex-none flex-wrap justify-end gap-2.5 px-6 pb-[max(1.25rem,env(safe-area-inset-bottom))] max-md:px-4 max-md:*:flex-1">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
