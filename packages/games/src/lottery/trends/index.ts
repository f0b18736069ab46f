export { hotAndCold, omissionTable, type Trend, trendsOf } from './omission.ts';
export { roadResults, type RoadResult } from './roads.ts';
export { shownAnywhere, shownAtPosition, shownBalls, shownPairs } from './shown.ts';
