import { Alert } from '@quetzal/ui/alert';
import { PasswordInput } from './password-input.tsx';
import { StepUpFields } from './step-up-fields.tsx';
import { useFocusOnProblem } from './use-focus-on-problem.ts';
import type { ConfirmationForm } from './use-confirmation.ts';

/** What confirms a change of the account: its password, a second proof where it has one, and why it was refused. */
export function ConfirmationFields({ form }: { form: ConfirmationForm }) {
  const { passwordProblem } = form;
  const input = useFocusOnProblem(passwordProblem);
  return (
    <>
      {form.hasPassword && (
        <PasswordInput
          ref={input}
          value={form.password}
          onChange={(event) => form.setPassword(event.target.value)}
          error={passwordProblem ?? undefined}
        />
      )}
      <StepUpFields stepUp={form.stepUp} />
      {form.refusal !== null && <Alert tone="danger">{form.refusal}</Alert>}
    </>
  );
}
