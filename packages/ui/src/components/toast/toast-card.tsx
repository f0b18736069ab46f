import * as Radix from '@radix-ui/react-toast';
import { XIcon } from 'lucide-react';
import { toneIcons } from '../alert/tone-icons.ts';
import { IconPlate } from '../icon-plate/icon-plate.tsx';
import type { ShownToast } from './toast-content.ts';

/** One message; swiping to the end edge closes it. */
export function ToastCard({
  toast,
  closeLabel,
  onClose,
}: {
  toast: ShownToast;
  closeLabel: string;
  onClose: () => void;
}) {
  const { tone = 'info', title, detail, action, open } = toast;
  const Icon = toneIcons[tone];
  return (
    <Radix.Root
      data-slot="toast"
      data-tone={tone}
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      type={tone === 'danger' ? 'foreground' : 'background'}
      duration={tone === 'danger' ? Infinity : action === undefined ? 5000 : 8000}
      // Of the finger that swipes it, while it does.
      style={{ translate: 'var(--radix-toast-swipe-move-x, 0)' }}
      className="flex items-start gap-3 rounded-lg bg-overlay py-3.5 ps-4 pe-3.5 shadow-[inset_0_0_0_1px_var(--q-line-2),var(--q-shadow-3)] data-[state=closed]:animate-fade-out data-[state=open]:animate-pop-in"
    >
      <IconPlate tone={tone} size="sm">
        <Icon />
      </IconPlate>
      <div className="min-w-0 flex-1">
        <Radix.Title className="font-semibold text-fg">{title}</Radix.Title>
        {detail !== undefined && <Radix.Description className="text-sm text-fg-2">{detail}</Radix.Description>}
        {action !== undefined && (
          <Radix.Action
            altText={action.altText}
            onClick={action.onSelect}
            className="mt-1.5 rounded-xs text-sm font-semibold text-accent-text focus-ring"
          >
            {action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        aria-label={closeLabel}
        className="-m-1 grid size-8 flex-none place-items-center rounded-[8px] text-fg-3 hover:bg-surface-3 focus-ring max-md:size-11 max-md:-m-2.5"
      >
        <XIcon className="size-4" />
      </Radix.Close>
    </Radix.Root>
  );
}
