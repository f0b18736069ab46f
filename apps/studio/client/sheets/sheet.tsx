import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useGame } from '../shell/game-context.ts';
import { Icon } from '../shell/icons.tsx';
import { keepInside } from './keep-inside.ts';

type SheetProps = { readonly title: string; readonly onClose: () => void; readonly children: ReactNode };

/** A modal sheet: the browser puts all else out of reach, closes it on Escape and gives the focus back. */
export function Sheet({ title, onClose, children }: SheetProps): ReactNode {
  const { words } = useGame();
  const dialog = useRef<HTMLDialogElement>(null);
  // With the drawing: a dialog that has left the page gives the focus back to nobody.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.setAttribute('closedby', 'any');
    element?.showModal();
    return () => {
      element?.close();
    };
  }, []);
  return (
    <dialog ref={dialog} className="sheet" aria-label={title} onClose={onClose} onKeyDown={keepInside}>
      <div className="sheet-body">
        <div className="sheet-head">
          <h2>{title}</h2>
          <button type="button" className="round-button" aria-label={words('close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
