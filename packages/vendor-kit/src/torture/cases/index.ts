import type { TortureCase } from '../torture-case.ts';
import { amountCases } from './amount-cases.ts';
import { crowdCases } from './crowd-cases.ts';
import { feedCases } from './feed-cases.ts';
import { feedCursorCases } from './feed-cursor-cases.ts';
import { feedSignatureCases } from './feed-signature-cases.ts';
import { freeRoundCases } from './free-round-cases.ts';
import { lateCases } from './late-cases.ts';
import { orderCases } from './order-cases.ts';
import { prizeCases } from './prize-cases.ts';
import { refusalCases } from './refusal-cases.ts';
import { refundCases } from './refund-cases.ts';
import { repeatCases } from './repeat-cases.ts';
import { rollbackCases } from './rollback-cases.ts';
import { roundCases } from './round-cases.ts';
import { seedCases } from './seed-cases.ts';
import { signatureCases } from './signature-cases.ts';
import { transportCases } from './transport-cases.ts';
import { winRollbackCases } from './win-rollback-cases.ts';

/** Every case, in the order in which they run: what ends the player's session comes last. */
export const tortureCases: readonly TortureCase[] = [
  ...signatureCases,
  ...repeatCases,
  ...orderCases,
  ...rollbackCases,
  ...winRollbackCases,
  ...roundCases,
  ...refundCases,
  ...freeRoundCases,
  ...seedCases,
  ...prizeCases,
  ...amountCases,
  ...refusalCases,
  ...feedCases,
  ...feedCursorCases,
  ...feedSignatureCases,
  ...transportCases,
  ...crowdCases,
  ...lateCases,
];
