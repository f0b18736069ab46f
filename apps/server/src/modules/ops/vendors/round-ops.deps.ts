import Type from 'typebox';
import type { Rounds } from '#modules/vendors';

/** What the operators' calls about rounds need. */
export interface RoundOpsDeps {
  rounds: Rounds;
  siteOf(operatorId: string): Promise<string>;
}

/** What these calls have in common. */
export const common = { tag: 'ops', moduleIds: [], access: 'operator' } as const;
export const url = '/ops/v1/rounds';
/** A call about one round. */
export const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
