import { Alert } from '@quetzal/ui/alert';
import { PasswordInput } from './password-input.tsx';
import { StepUpFields } from './step-up-fields.tsx';
import type { ConfirmationForm } from './use-confirmation.ts';

/** What confirms a change of the account: its password, a second proof where it has one, and why it was refused. */
export function ConfirmationFields({ form }: { form: ConfirmationForm }) {
  return (
    <>
      {form.hasPassword && (
        <PasswordInput
          value={form.password}
          onChange={(event) => form.setPassword(event.target.value)}
          error={form.passwordProblem ?? undefined}
        />
      )}
      <StepUpFields stepUp={form.stepUp} />
      {form.refusal !== null && <Alert tone="danger">{form.refusal}</Alert>}
    </>
  );
}
