/** The surface of everything that floats beside its trigger. */
export const popoverSurface =
  'z-(--q-z-popover) rounded-lg bg-overlay text-fg-2 shadow-[inset_0_0_0_1px_var(--q-line-2),var(--q-shadow-3)] outline-none forced-colors:border forced-colors:border-[CanvasText] data-[state=open]:animate-pop-in';
