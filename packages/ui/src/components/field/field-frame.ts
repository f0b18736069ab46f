/**
 * The well around a control: height by density, halo on focus, red edge when invalid, both when both. The outline
 * without a colour is seen only in forced colours, where the halo is not.
 */
export const fieldFrame =
  'flex h-(--q-input) min-w-0 items-center gap-2.5 rounded-md bg-field px-3.5 text-[0.9375rem] text-fg shadow-[inset_0_0_0_1px_var(--q-line-2)] transition-shadow duration-(--q-dur-fast) max-md:text-md compact:px-3 compact:text-base has-aria-invalid:shadow-[inset_0_0_0_1.5px_var(--q-danger-text)] has-focus-visible:shadow-[inset_0_0_0_1.5px_var(--q-ring),0_0_0_4px_color-mix(in_oklch,var(--q-ring)_18%,transparent)] has-aria-invalid:has-focus-visible:shadow-[inset_0_0_0_2px_var(--q-danger-text),0_0_0_4px_color-mix(in_oklch,var(--q-danger-text)_28%,transparent)] has-focus-visible:outline-2 has-focus-visible:outline-transparent has-disabled:opacity-65 [&_svg]:size-[1.125rem] [&_svg]:text-fg-3';

/** The control inside the well: it has no edge of its own, the well shows the focus. */
export const fieldControl =
  'h-full w-full min-w-0 flex-1 border-0 bg-transparent p-0 outline-none focus-visible:outline-none disabled:cursor-not-allowed';
