export { useCodeText, useErrorText } from './use-error-text.ts';
export { useApiErrorOnForm } from './use-api-error-on-form.ts';
export { FormRefusal } from './form-refusal.tsx';
export { focusFirstWrong } from './focus-first-wrong.ts';
export { emailRule, useRuleHint, useRuleValidation } from './use-rule-validation.ts';
