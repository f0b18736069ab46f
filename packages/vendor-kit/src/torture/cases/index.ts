import type { TortureCase } from '../torture-case.ts';
import { amountCases } from './amount-cases.ts';
import { crowdCases } from './crowd-cases.ts';
import { lateCases } from './late-cases.ts';
import { orderCases } from './order-cases.ts';
import { prizeCases } from './prize-cases.ts';
import { refusalCases } from './refusal-cases.ts';
import { repeatCases } from './repeat-cases.ts';
import { rollbackCases } from './rollback-cases.ts';
import { roundCases } from './round-cases.ts';
import { signatureCases } from './signature-cases.ts';
import { transportCases } from './transport-cases.ts';

/** Every case, in the order in which they run: what ends the player's session comes last. */
export const tortureCases: readonly TortureCase[] = [
  ...signatureCases,
  ...repeatCases,
  ...orderCases,
  ...rollbackCases,
  ...roundCases,
  ...prizeCases,
  ...amountCases,
  ...refusalCases,
  ...transportCases,
  ...crowdCases,
  ...lateCases,
];
