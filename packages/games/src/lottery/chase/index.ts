export { chaseMultiples, type ChaseRefusalCode, type Growth, ISSUES_MAX, ISSUES_MIN } from './multiples.ts';
export {
  canCancel,
  type ChasePart,
  endedByPlayer,
  endedByVoid,
  endedByWin,
  type Ending,
  type PartState,
  totalOf,
} from './parts.ts';
