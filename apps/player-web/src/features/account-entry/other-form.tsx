import { TextAction } from '#shared/text-action/text-action.tsx';

interface OtherFormProps {
  question: string;
  label: string;
  onSelect: () => void;
}

/** The line under a form that leads to the other one. */
export function OtherForm({ question, label, onSelect }: OtherFormProps) {
  return (
    <p className="text-center text-sm text-fg-3">
      {question} <TextAction onSelect={onSelect}>{label}</TextAction>
    </p>
  );
}
