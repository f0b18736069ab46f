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
          className="absolute inset-0 -z-1 size-full scale-150 object-cover opacity-45 blur-[80px] saturate-150"
        />
      )}
      {children}
    </div>
  );
}
