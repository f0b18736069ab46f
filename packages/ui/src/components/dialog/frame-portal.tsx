import { Portal } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';

/**
 * Where a frame stands that a page may open with: at the end of the page. Its place is named, because Radix else mounts what
 * is inside from a layout effect, which React draws in one piece: so it is drawn in slices, as the page is. Not for what
 * may stand inside a frame: of two dialogs that mount together the inner would come first, and be hidden by the outer.
 */
export function FramePortal({ children }: { children: ReactNode }) {
  return <Portal container={document.body}>{children}</Portal>;
}
