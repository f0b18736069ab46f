import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { scrim } from '../dialog/dialog-panel.ts';
import { FramePortal } from '../dialog/frame-portal.tsx';
import { useReturnFocus } from '../dialog/use-return-focus.ts';

export interface WindowFrameProps {
  open: boolean;
  /** Asked to close by Escape; by the closing button of the content too. */
  onOpenChange: (open: boolean) => void;
  /** Names the window for assistive technology; the content shows it where it belongs. */
  title: string;
  /** The window is there and has the focus. */
  onOpened?: (() => void) | undefined;
  className?: string | undefined;
  /** Reaches every edge. Brings a bar with a closing button. */
  children?: ReactNode | undefined;
}

/** Something that runs, as a game, over the page it was opened on. A press beside it does not end it. */
export function WindowFrame({ open, onOpenChange, title, onOpened, className, children }: WindowFrameProps) {
  const focus = useReturnFocus(open, (event) => {
    event.preventDefault();
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
    onOpened?.();
  });
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <FramePortal>
        <Radix.Overlay data-slot="scrim" className={scrim} />
        <Radix.Content
          data-slot="window-frame"
          aria-describedby={undefined}
          {...focus}
          onInteractOutside={(event) => event.preventDefault()}
          className={cn(
            'fixed inset-0 z-(--q-z-dialog) flex flex-col overflow-hidden bg-overlay text-fg-2 outline-none data-[state=closed]:animate-dialog-out data-[state=open]:animate-dialog-in md:m-auto md:h-[calc(100dvh-3rem)] md:w-[min(90rem,calc(100vw-3rem))] md:rounded-xl md:shadow-[inset_0_0_0_1px_var(--q-line-2),var(--q-shadow-4)] forced-colors:border forced-colors:border-[CanvasText]',
            className,
          )}
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </FramePortal>
    </Radix.Root>
  );
}
