import type { Behaviour } from '../database/tables.ts';

/** The ways of delivering events that there are. */
export const behaviours: readonly Behaviour[] = ['prompt', 'late', 'twice', 'out_of_order', 'never'];
