import { CircleAlertIcon } from 'lucide-react';
import { useId, type MouseEvent, type ReactNode } from 'react';

/** What is wrong with one field. */
export interface FormProblem {
  /** The `id` that the field was given. */
  controlId: string;
  message: ReactNode;
}

export interface FormSummaryProps {
  /** How many fields need another look ("Revisa 2 campos"). */
  title: ReactNode;
  /** In the order of the fields; with none of them the summary is gone. */
  problems: readonly FormProblem[];
}

/* Not a live region: the focus goes to the first field, whose error is read there. */
export function FormSummary({ title, problems }: FormSummaryProps) {
  const titleId = useId();
  return (
    <div
      data-slot="form-summary"
      role="group"
      aria-labelledby={titleId}
      className="flex items-start gap-3 rounded-md bg-danger-soft p-3.5 text-sm text-danger-text"
    >
      <CircleAlertIcon className="mt-px size-[1.125rem]" />
      <div className="min-w-0 flex-1">
        <p id={titleId} className="font-semibold text-fg">
          {title}
        </p>
        <ul className="mt-1 grid gap-1">
          {problems.map(({ controlId, message }) => (
            <li key={controlId}>
              <a
                href={`#${controlId}`}
                onClick={(event) => focusControl(event, controlId)}
                className="inline-block rounded-xs py-0.5 underline underline-offset-2 focus-ring max-md:py-2.5"
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/* A jump to the fragment would not open the keyboard, and would change the address. */
function focusControl(event: MouseEvent, controlId: string): void {
  const control = document.getElementById(controlId);
  if (control === null) return;
  event.preventDefault();
  control.focus();
}
