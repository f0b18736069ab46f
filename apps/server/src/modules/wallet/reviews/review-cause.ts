/** What members are told of why a person looks at a deposit. */
export const reviewCauses = ['different', 'late', 'other'] as const;

/** What a member is told of a reason to look; of limits, and of what a person decided before, it is told no more than that. */
export function reviewCauseOf(reason: string | null): (typeof reviewCauses)[number] {
  if (reason === 'late') return reason;
  return reason === 'other_amount' || reason === 'other_payment' ? 'different' : 'other';
}
