import { checkField, type FieldRule } from '@quetzal/domain/field-rules';
import { incomeSources, isNationality, maskDay, maskStart, maskWords, occupations } from '@quetzal/domain/members';
import { AppError } from '#kernel/errors/app-error.ts';
import type { ProfileFacts } from './profile.model.ts';

/** What a member can tell of themselves, as it is called on the wire; the birth date stands beside the facts. */
export type ProfileField = Exclude<keyof ProfileFacts, 'mobile' | 'email'> | 'birthday';

interface FieldLaw {
  rule: FieldRule;
  /** One of these only. */
  accepts?: (value: string) => boolean;
  /** What of it is shown to whoever has the session. */
  mask: (value: string) => string;
  /** Told once: afterwards only customer service changes it. */
  isOnce?: true;
}

const required = { enabled: true, required: true } as const;
const handle = { rule: { ...required, minLength: 2, maxLength: 64, patternId: 9 }, mask: maskStart };
const asItIs = (value: string) => value;
const oneOf = (choices: readonly string[]) => ({
  rule: { ...required, maxLength: 32 },
  accepts: (value: string) => choices.includes(value),
  mask: asItIs,
});

/** In the order of the form. */
export const profileFields: Readonly<Record<ProfileField, FieldLaw>> = {
  payeeName: { rule: { ...required, minLength: 4, maxLength: 80, patternId: 15 }, mask: maskWords, isOnce: true },
  birthday: { rule: { ...required, patternId: 11 }, mask: maskDay, isOnce: true },
  idNumber: { rule: { ...required, minLength: 4, maxLength: 32 }, mask: maskStart, isOnce: true },
  nationality: { rule: { ...required, minLength: 2, maxLength: 2 }, accepts: isNationality, mask: asItIs },
  placeOfBirth: { rule: { ...required, minLength: 2, maxLength: 80, patternId: 20 }, mask: maskWords },
  address: { rule: { ...required, minLength: 5, maxLength: 200 }, mask: maskWords },
  occupation: oneOf(occupations),
  sourceOfIncome: oneOf(incomeSources),
  whatsapp: handle,
  telegram: handle,
  facebook: handle,
  line: handle,
  wechat: handle,
  qqNum: handle,
  zalo: handle,
};

/** The names of what a member can tell. */
export const profileFieldNames = Object.keys(profileFields) as ProfileField[];

/** The trimmed value, its spaces single; refuses with `field.*` what does not fit. */
export function checkProfileField(field: ProfileField, written: string): string {
  const value = written.trim().replaceAll(/\s+/g, ' ');
  const { rule, accepts } = profileFields[field];
  const problem = checkField(rule, value);
  if (problem !== null) throw new AppError(problem.code, 400, { field, params: problem.params });
  if (accepts?.(value) === false) throw new AppError('field.invalid', 400, { field });
  return value;
}

/** Some values with only that shown of them which their owner recognises them by. */
export function maskedProfile(
  values: Partial<Record<ProfileField, string | null>>,
): Partial<Record<ProfileField, string | null>> {
  const shown = Object.entries(values).map(([field, value]) => [
    field,
    value === null || value === undefined ? null : profileFields[field as ProfileField].mask(value),
  ]);
  return Object.fromEntries(shown) as Partial<Record<ProfileField, string | null>>;
}
