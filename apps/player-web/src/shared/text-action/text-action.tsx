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
      onClick={onSelect}
      className="min-h-6 rounded-xs font-semibold text-accent-text focus-ring hover:underline max-md:-my-2.5 max-md:min-h-11"
    >
      {children}
    </button>
  );
}
