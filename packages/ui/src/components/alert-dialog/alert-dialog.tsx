import * as Radix from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Button } from '../button/button.tsx';
import { dialogPanel, scrim } from '../dialog/dialog-panel.ts';
import { useReturnFocus } from '../dialog/use-return-focus.ts';
import { IconPlate } from '../icon-plate/icon-plate.tsx';

export interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What happens, and what stays as it is. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** The dialog stays open until the caller closes it, so that a failure can be shown. */
  onConfirm: () => void;
  tone?: 'accent' | 'danger' | 'warn' | 'info' | undefined;
  icon?: ReactNode | undefined;
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  className?: string | undefined;
  children?: ReactNode | undefined;
}

/* Side by side and equally wide; one above the other where the words need the room. */
// Words that both find room for in one line each; beyond that each answer has a line, and parts its words there.
const answer = 'min-w-fit grow basis-24';

/** A question that must be answered: the scrim does not close it, Escape answers no, and "no" has the focus. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  tone = 'accent',
  icon,
  busy,
  busyLabel,
  className,
  children,
}: AlertDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const focus = useReturnFocus(open, (event) => {
    event.preventDefault();
    cancel.current?.focus();
  });
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay data-slot="scrim" className={scrim} />
        <Radix.Content
          role="alertdialog"
          data-slot="alert-dialog"
          className={cn(
            dialogPanel({ size: 'sm' }),
            'gap-4 p-6 max-md:pb-[max(1.5rem,env(safe-area-inset-bottom))]',
            className,
          )}
          {...focus}
          onInteractOutside={(event) => event.preventDefault()}
        >
          {icon !== undefined && <IconPlate tone={tone}>{icon}</IconPlate>}
          <div className="grid gap-1.5">
            <Radix.Title className="font-display text-xl font-[650] tracking-snug text-fg">{title}</Radix.Title>
            <Radix.Description className="text-fg-2">{description}</Radix.Description>
          </div>
          {children}
          <div className="flex flex-wrap gap-2.5">
            <Button ref={cancel} variant="secondary" className={answer} onClick={() => onOpenChange(false)}>
              {cancelLabel}
            </Button>
            <Button
              variant={tone === 'danger' ? 'danger' : 'primary'}
              busy={busy}
              busyLabel={busyLabel}
              className={answer}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
