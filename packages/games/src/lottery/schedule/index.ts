export { DEFAULT_SCHEDULES, GRACE_SECONDS, SSC_VARIANTS } from './defaults.ts';
export {
  dayAfter,
  drawsEvery,
  type Issue,
  isOpen,
  issueNumber,
  issuesFrom,
  issuesOfDay,
  localDayOf,
  type Schedule,
  voidsAt,
} from './schedule.ts';
