import type { BreakTerm } from '@quetzal/domain/limits';

/** A pause or an exclusion of a member. */
export interface PlayBreak extends BreakTerm {
  id: string;
  kind: 'pause' | 'exclusion';
  source: 'member' | 'operator';
  reason: string | null;
  startsAt: Date;
}

/** Whether a member may play and pay in: a register may keep them out too, or not have been asked yet. */
export type Standing =
  | { state: 'clear' }
  | { state: 'paused' | 'excluded'; since: Date; until: Date | null }
  | { state: 'listed' | 'unchecked' };

/** An operator who acts, at the site that they run. */
export interface Decider {
  operatorId: string;
  siteId: string;
}
