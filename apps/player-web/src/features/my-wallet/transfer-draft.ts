import { createDraft } from '#shared/drafts/use-draft.ts';
import type { TransferRequest } from './my-wallet.wire.ts';

/** A transfer as it is typed: with which vendor, which way, how much. */
export type TransferWish = Omit<TransferRequest, 'requestId'>;

/** The transfer that is being typed. */
export const transferDraft = createDraft<TransferWish>();
