import { standInForMenu } from '@quetzal/web-kit/boundary';
import { use, useState, type ReactNode } from 'react';
import { LatePart } from './late-part.tsx';
import { useSignOfLife } from './use-sign-of-life.ts';

interface OpenedLaterProps {
  /** What the button opens. */
  popup: 'menu' | 'dialog';
  /** The button alone, with what makes it stand in. */
  alone: (standIn: ReturnType<typeof standInForMenu>) => ReactNode;
  /** The button with what it opens, whose script comes with the first sign of life. */
  children: (opened: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) => ReactNode;
}

const never = new Promise<never>(() => undefined);

/** Leaves the stand-in where it is. Were the button drawn anew at the first sign, that press would find nobody. */
const NotYet = (): ReactNode => use(never);

/** A button whose menu or panel is fetched when somebody begins to do something. Pressed before it is there, it opens then. */
export function OpenedLater({ popup, alone, children }: OpenedLaterProps) {
  const isAlive = useSignOfLife();
  const [isOpen, onOpenChange] = useState(false);
  const standIn = alone(standInForMenu(() => onOpenChange(true), popup));
  return <LatePart standIn={standIn}>{isAlive ? children({ isOpen, onOpenChange }) : <NotYet />}</LatePart>;
}
