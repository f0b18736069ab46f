import { AppError } from '#kernel/errors/app-error.ts';

/** Refusals about what members tell of themselves. */
export const profileErrors = {
  /** A real name, birth date or document is told once. */
  fixed: (field: string) => new AppError('members.profile_fixed', 409, { field }),
  documentTaken: (field: string) => new AppError('members.document_taken', 409, { field }),
  /** Payouts go to the member only: the name that they go to is the member's. */
  nameDiffersFromPayouts: () => new AppError('members.name_differs_from_payouts', 422, { field: 'payeeName' }),
  birthYear: () => new AppError('field.birth_year', 422, { field: 'birthday' }),
  underAge: (age: number) => new AppError('members.under_age', 422, { field: 'birthday', params: { age } }),
} as const;
