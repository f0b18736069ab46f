export { tortureCases } from './cases/index.ts';
export { tortureCommand } from './command.ts';
export { reportText } from './report.ts';
export { runTorture, type TortureReport, type TortureResult } from './run-torture.ts';
export type { TortureOptions } from './torture-options.ts';
