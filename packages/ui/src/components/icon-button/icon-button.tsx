import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Button } from '../button/button.tsx';

export interface IconButtonProps extends Omit<ComponentProps<typeof Button>, 'size' | 'busyLabel' | 'aria-label'> {
  /** The name that is read aloud and shown as the browser's tooltip. */
  label: string;
  size?: 'sm' | 'md' | undefined;
  /** A mark at the upper end corner, such as a count. */
  badge?: ReactNode | undefined;
}

/** A square button with an icon as its only content; 44 px to touch. */
export function IconButton({
  label,
  size = 'md',
  variant = 'ghost',
  badge,
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <Button
      variant={variant}
      size="icon"
      aria-label={label}
      title={label}
      data-slot="icon-button"
      className={cn(size === 'sm' && 'size-(--q-control-sm)', className)}
      {...rest}
    >
      {badge === undefined ? (
        children
      ) : (
        <>
          {children}
          <span className="absolute -end-0.5 -top-0.5 grid">{badge}</span>
        </>
      )}
    </Button>
  );
}
