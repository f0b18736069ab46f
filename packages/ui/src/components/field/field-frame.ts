/** The well around a control: height by density, halo on focus, red edge when invalid. */
export const fieldFrame =
  'flex h-(--q-input) min-w-0 items-center gap-2.5 rounded-md bg-field px-3.5 text-[0.9375rem] text-fg shadow-[inset_0_0_0_1px_var(--q-line-2)] transition-shadow duration-(--q-dur-fast) max-md:text-md compact:px-3 compact:text-base has-aria-invalid:shadow-[inset_0_0_0_1.5px_var(--q-danger-text)] has-focus-visible:shadow-[inset_0_0_0_1.5px_var(--q-ring),0_0_0_4px_color-mix(in_oklch,var(--q-ring)_18%,transparent)] has-disabled:opacity-55 [&_svg]:size-[1.125rem] [&_svg]:text-fg-3';

/** The control inside the well: it has no edge of its own, the well shows the focus. */
export const fieldControl =
  'h-full w-full min-w-0 flex-1 border-0 bg-transparent p-0 outline-none focus-visible:outline-none disabled:cursor-not-allowed';
