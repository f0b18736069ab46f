import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { RadioGroup } from '@quetzal/ui/radio-group';
import { useState, type FormEvent } from 'react';
import { answers, missingIn, statements, type Answer, type Answers, type Statement } from './self-test.ts';

/** The sentences with their answers; asks for the missing ones before it gives them on. */
export function SelfTestForm({ onDone }: { onDone: (given: Answers) => void }) {
  const { t } = useTranslation('help');
  const [given, setGiven] = useState<Answers>({});
  const [wasSent, setWasSent] = useState(false);
  const missing = missingIn(given);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (missing === 0) onDone(given);
  };
  const choose = (statement: Statement, value: string) => {
    const answer: Answer | undefined = answers.find((offered) => offered === value);
    if (answer !== undefined) setGiven({ ...given, [statement]: answer });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <ol className="grid gap-5">
        {statements.map((statement, index) => (
          <li key={statement} className="grid gap-1 border-t border-line pt-4 first:border-0 first:pt-0">
            <span aria-hidden="true" className="text-xs text-fg-3">
              {t('test.legend', { number: index + 1, total: statements.length })}
            </span>
            <RadioGroup
              label={t(`test.questions.${statement}`)}
              name={statement}
              orientation="horizontal"
              value={given[statement] ?? ''}
              onValueChange={(value) => choose(statement, value)}
              options={answers.map((answer) => ({ value: answer, label: t(`test.${answer}`) }))}
            />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit">{t('test.see')}</Button>
        <p role="status" className="text-sm text-danger-text">
          {wasSent && missing > 0 && t('test.missing', { count: missing })}
        </p>
      </div>
    </form>
  );
}
