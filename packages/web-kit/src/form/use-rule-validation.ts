import { checkField, hintOf, type FieldRule } from '@quetzal/domain/field-rules';
import { useCallback } from 'react';
import { useCodeText } from './use-error-text.ts';

/** What every address of a mailbox has to be. */
export const emailRule: FieldRule = { enabled: true, required: true, maxLength: 254, patternId: 3 };

/** Turns a rule of the server into a `validate` of react-hook-form: true, or the sentence that says what is wrong. */
export function useRuleValidation(): (rule: FieldRule) => (value: string | undefined) => true | string {
  const codeText = useCodeText();
  return useCallback(
    (rule) => (value) => {
      const problem = checkField(rule, (value ?? '').trim());
      return problem === null ? true : codeText(problem.code, problem.params);
    },
    [codeText],
  );
}

/** Says what a rule asks for before anything is typed: "4 to 16 characters"; empty when it asks for nothing. */
export function useRuleHint(): (rule: FieldRule) => string {
  const codeText = useCodeText();
  return useCallback(
    (rule) => {
      const { length, ...params } = hintOf(rule);
      return length === 'free' ? '' : codeText(`field.length.${length}`, params);
    },
    [codeText],
  );
}
