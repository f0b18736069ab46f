import { cva } from 'class-variance-authority';

/** Behind a dialog or a sheet. */
export const scrim =
  'fixed inset-0 z-(--q-z-dialog) bg-scrim backdrop-blur-[3px] data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out';

/** The panel of every dialog: centred from 768 px on, rising from the bottom below that. In a short window all of it scrolls. */
export const dialogPanel = cva(
  'fixed z-(--q-z-dialog) flex flex-col overflow-hidden bg-overlay text-fg-2 shadow-[inset_0_0_0_1px_var(--q-line-2),var(--q-shadow-4)] outline-none forced-colors:border forced-colors:border-[CanvasText] max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[92dvh] max-md:rounded-t-2xl max-md:data-[state=closed]:animate-sheet-down max-md:data-[state=open]:animate-sheet-up md:inset-0 md:m-auto md:h-fit md:max-h-[calc(100dvh-3rem)] md:w-[calc(100%-3rem)] md:rounded-xl md:data-[state=closed]:animate-dialog-out md:data-[state=open]:animate-dialog-in short:overflow-y-auto',
  {
    variants: {
      size: {
        sm: 'md:max-w-[24.5rem]',
        md: 'md:max-w-[35rem]',
        lg: 'max-md:top-0 max-md:max-h-dvh max-md:rounded-none md:max-w-[52.5rem]',
        xl: 'max-md:top-0 max-md:max-h-dvh max-md:rounded-none md:max-w-[73.75rem]',
      },
    },
  },
);
