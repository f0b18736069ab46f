import { Portal } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';

/**
 * Where dialogs stand: at the end of the page. Its place is named, because Radix else mounts what is inside from a layout
 * effect, which React draws in one piece: a dialog that a page opens with is drawn in slices, as the page is.
 */
export function DialogPortal({ children }: { children: ReactNode }) {
  return <Portal container={document.body}>{children}</Portal>;
}
