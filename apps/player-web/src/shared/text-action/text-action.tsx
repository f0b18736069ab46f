import type { ReactNode } from 'react';

interface TextActionProps {
  onSelect: () => void;
  children: ReactNode;
}

/** A small action that reads like a link and changes the form in place. */
export function TextAction({ onSelect, children }: TextActionProps) {
  return (
    <button
      type="button"
      // A field that a press left empty would say so, and push the action away from under it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onSelect}
      className="min-h-6 rounded-xs font-semibold text-accent-text focus-ring hover:underline max-md:-my-2.5 max-md:min-h-11"
    >
      {children}
    </button>
  );
}
