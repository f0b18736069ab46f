import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';

interface WayArrowProps {
  label: string;
  /** False at the end of the way, where there is nothing to move to. */
  isOn: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Moves a row one way. At the end of the way it keeps the focus, so that the keyboard is not thrown to the top of the page. */
export function WayArrow({ label, isOn, onClick, children }: WayArrowProps) {
  return (
    <Button
      variant="secondary"
      size="icon"
      aria-label={label}
      aria-disabled={!isOn || undefined}
      onClick={isOn ? onClick : undefined}
      className="size-[2.125rem] rounded-[9px] bg-raised"
    >
      {children}
    </Button>
  );
}
