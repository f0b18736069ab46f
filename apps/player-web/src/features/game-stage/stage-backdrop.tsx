import type { ComponentProps } from 'react';

/** The game's picture, blurred, behind what stands where the game will be. Dark in both themes. */
export function StageBackdrop({ artSrc, children, ...rest }: { artSrc: string | undefined } & ComponentProps<'div'>) {
  return (
    <div
      data-theme="dark"
      className="absolute inset-0 isolate grid place-items-center overflow-hidden bg-canvas p-6 text-fg"
      {...rest}
    >
      {artSrc !== undefined && (
        <img
          src={artSrc}
          alt=""
          // Blurred small and then enlarged: blurring all of a screen takes a weak device seconds.
          className="absolute inset-0 -z-1 m-auto size-1/10 scale-1500 object-cover opacity-45 blur-[6px] saturate-150 will-change-transform"
        />
      )}
      {children}
    </div>
  );
}
