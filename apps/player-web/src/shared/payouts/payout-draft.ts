import type { PayoutKind } from '@quetzal/domain/wallet';
import { createDraft } from '../drafts/use-draft.ts';

/** What is typed of a new payout account; null for the kind that the site names first. */
export interface PayoutInput {
  chosen: PayoutKind | null;
  number: string;
  holderName: string;
}

/** The payout account that is being typed; the panels that show its form open it again when something was left in it. */
export const payoutDraft = createDraft<PayoutInput>();
