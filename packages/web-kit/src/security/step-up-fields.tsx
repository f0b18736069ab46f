import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { CodeField } from '@quetzal/ui/code-field';
import { FingerprintIcon } from '@quetzal/ui/icons';
import { SelectField } from '@quetzal/ui/select-field';
import { TextField } from '@quetzal/ui/text-field';
import { SentCodeField } from './sent-code-field.tsx';
import type { ProofMethod, ProofWay } from './security.model.ts';
import { useFocusOnProblem } from './use-focus-on-problem.ts';
import type { StepUp } from './use-step-up.ts';

/** The fields of a second proof; nothing where the password is enough. Goes under the password of a form. */
export function StepUpFields({ stepUp }: { stepUp: StepUp }) {
  const { t } = useTranslation('security');
  const { ways, way, choose } = stepUp;
  if (way === null) return null;
  return (
    <>
      {ways.length > 1 && (
        <SelectField
          label={t('step_up.method')}
          value={way.method}
          onValueChange={(method) => choose(method as ProofMethod)}
          options={ways.map(({ method, hint }) => ({
            value: method,
            label: hint === null ? t(`step_up.${method}`) : t('step_up.to', { method: t(`step_up.${method}`), hint }),
          }))}
        />
      )}
      <AnswerField key={way.method} stepUp={stepUp} way={way} />
    </>
  );
}

function AnswerField({ stepUp, way }: { stepUp: StepUp; way: ProofWay }) {
  const { t } = useTranslation('security');
  const { answer, setAnswer, problem } = stepUp;
  const error = problem ?? undefined;
  const input = useFocusOnProblem(problem);
  const code = { ref: input, required: true, error, value: answer, onValueChange: setAnswer };
  switch (way.method) {
    case 'passkey':
      return problem === null ? (
        <p className="flex items-start gap-2.5 text-sm text-fg-3">
          <FingerprintIcon className="mt-px size-4.5 flex-none" />
          {t('step_up.passkey_detail')}
        </p>
      ) : (
        <Alert tone="danger">{problem}</Alert>
      );
    case 'recovery':
      return (
        <TextField
          label={t('step_up.recovery')}
          hint={t('step_up.recovery_hint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          ltr
          required
          {...{ ref: input, error, value: answer }}
          onChange={(event) => setAnswer(event.target.value)}
        />
      );
    case 'totp':
      return <CodeField label={t('totp.code')} {...code} />;
    case 'sms':
    case 'email':
      return <SentCodeField method={way.method} {...code} />;
    default:
      return way.method satisfies never;
  }
}
