export { decimalOf, unitsOf } from './amounts.ts';
export { compare } from './compare.ts';
export type { CaseChecker, Fault, Verdict } from './verdict.ts';
