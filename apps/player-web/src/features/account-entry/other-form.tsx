interface OtherFormProps {
  question: string;
  label: string;
  onSelect: () => void;
}

/** The line under a form that leads to the other one. */
export function OtherForm({ question, label, onSelect }: OtherFormProps) {
  return (
    <p className="text-center text-sm text-fg-3">
      {question}{' '}
      <button
        type="button"
        onClick={onSelect}
        className="min-h-6 rounded-xs font-semibold text-accent-text focus-ring hover:underline max-md:min-h-11"
      >
        {label}
      </button>
    </p>
  );
}
