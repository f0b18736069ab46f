export {
  closingOf,
  exclusionMonths,
  exclusionTerm,
  isCovered,
  isInForce,
  pauseHours,
  pauseTerm,
  type BreakSpan,
  type BreakTerm,
} from './breaks.ts';
export { confirmationTime, pendingStateOf, strictest, type PendingState } from './change.ts';
export {
  isAboutBets,
  limitNames,
  measuredBy,
  unitOf,
  type LimitName,
  type LimitPeriod,
  type Measure,
} from './limit-name.ts';
export { daysOf, firstDayOf, monthsAfter } from './period.ts';
export { reviewDaysDefault, reviewDue } from './review.ts';
export { realityCheckDue, reminderMinutesDefault, stayEnds } from './session.ts';
export { depositRoom, limitBeyond, usedOf, type Limits, type Played } from './room.ts';
