import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { CloseButton } from '../dialog/close-button.tsx';
import { dialogPanel, scrim } from '../dialog/dialog-panel.ts';
import { FramePortal } from '../dialog/frame-portal.tsx';
import { focusFirstField } from '../dialog/focus-first-field.ts';
import { useReturnFocus } from '../dialog/use-return-focus.ts';

export interface AuthArt {
  /** Tall picture; dark at its foot, where the text stands. */
  artSrc: string;
  /** Over the art: the logo. */
  artTop?: ReactNode | undefined;
  artTitle?: ReactNode | undefined;
  artDetail?: ReactNode | undefined;
}

export interface AuthFrameProps extends AuthArt {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the dialog; shown unless `titleHidden`. */
  title: ReactNode;
  titleHidden?: boolean | undefined;
  closeLabel: string;
  /** In the line of the closing button: the switch between entering and joining. */
  top?: ReactNode | undefined;
  className?: string | undefined;
  children?: ReactNode | undefined;
}

/** The account dialog: art beside a form from 768 px on, a form on the whole screen below. */
export function AuthFrame({
  open,
  onOpenChange,
  title,
  titleHidden = false,
  closeLabel,
  top,
  artSrc,
  artTop,
  artTitle,
  artDetail,
  className,
  children,
}: AuthFrameProps) {
  const focus = useReturnFocus(open, focusFirstField);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <FramePortal>
        <Radix.Overlay data-slot="scrim" className={scrim} />
        <Radix.Content
          data-slot="auth-frame"
          aria-describedby={undefined}
          {...focus}
          className={cn(
            dialogPanel({ size: 'lg' }),
            'md:grid md:min-h-[min(35rem,calc(100dvh-3rem))] md:grid-cols-[minmax(0,23.25rem)_minmax(0,1fr)] md:grid-rows-[minmax(0,1fr)]',
            className,
          )}
        >
          <AuthArtPanel {...{ artSrc, artTop, artTitle, artDetail }} className="max-md:hidden" />
          <div className="flex min-h-0 flex-1 flex-col">
            <div className="flex flex-none items-center gap-3 px-7 pt-6 pb-3 max-md:px-4 max-md:pt-4">
              <div className="min-w-0 flex-1">{top}</div>
              <CloseButton label={closeLabel} />
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto px-7 pt-1 pb-7 max-md:px-4 max-md:pb-[max(1.5rem,env(safe-area-inset-bottom))]">
              <Radix.Title
                className={cn('mb-4 font-display text-2xl font-[650] tracking-tight text-fg', titleHidden && 'sr-only')}
              >
                {title}
              </Radix.Title>
              {children}
            </div>
          </div>
        </Radix.Content>
      </FramePortal>
    </Radix.Root>
  );
}

/** The picture side of an account form, also for a page that is nothing but a form. */
export function AuthArtPanel({
  artSrc,
  artTop,
  artTitle,
  artDetail,
  className,
}: AuthArt & { className?: string | undefined }) {
  return (
    <div
      data-slot="auth-art-panel"
      data-theme="dark"
      className={cn(
        'relative isolate flex flex-col justify-between overflow-hidden bg-canvas p-7.5 text-fg',
        className,
      )}
    >
      <img src={artSrc} alt="" className="absolute inset-0 -z-2 size-full object-cover rtl:-scale-x-100" />
      <span
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 -z-1 h-3/5 bg-linear-to-t from-canvas via-canvas/75 to-transparent"
      />
      <div>{artTop}</div>
      <div>
        {artTitle !== undefined && (
          <p className="font-display text-[1.875rem] leading-9 font-bold tracking-tight text-balance">{artTitle}</p>
        )}
        {artDetail !== undefined && <p className="mt-2 text-[0.9375rem] text-fg/95">{artDetail}</p>}
      </div>
    </div>
  );
}
