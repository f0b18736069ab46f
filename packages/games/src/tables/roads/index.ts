export { type Bead, beadRoad, type Place, ROW_COUNT } from './bead.ts';
export { bigRoad, type BigRoadCell, type Streak, type StreakRound, type Streaks, streaksOf } from './big-road.ts';
export { type DerivedRoad, derivedMarks, derivedRoad, type Mark, marksIfNext } from './derived-roads.ts';
