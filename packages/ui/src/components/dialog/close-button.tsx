import * as Radix from '@radix-ui/react-dialog';
import { XIcon } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button.tsx';

/** Closes the dialog, sheet or frame that it stands in; its icon, not its area, ends where the text above and below does. */
export function CloseButton({ label, className = '-me-2' }: { label: string; className?: string }) {
  return (
    <Radix.Close asChild>
      <IconButton label={label} className={className}>
        <XIcon />
      </IconButton>
    </Radix.Close>
  );
}
