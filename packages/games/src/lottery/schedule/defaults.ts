import type { DrawKind } from '../draw.ts';
import { drawsEvery, type Schedule } from './schedule.ts';

/** How long a draw may be late before its issue is void. */
export const GRACE_SECONDS = { frequent: 600, daily: 86_400 } as const;

const EVENING = [20 * 3600 + 1800];
const DAILY: Schedule = { drawSeconds: EVENING, closeBeforeSeconds: 300 };

const every = (periodSeconds: number, perDay: number, closeBeforeSeconds: number): Schedule => ({
  drawSeconds: drawsEvery(periodSeconds, perDay),
  closeBeforeSeconds,
});

/**
 * When each kind of draw takes place unless the operator says otherwise. Games with one draw a day have it at 20:30 local
 * time; the last issue of a pcb day ends at 23:58:30.
 */
export const DEFAULT_SCHEDULES: Readonly<Record<DrawKind, Schedule>> = {
  ssc: every(60, 1440, 5),
  '11x5': every(180, 480, 10),
  k3: every(60, 1440, 5),
  lhc: every(300, 288, 15),
  pcb: every(210, 411, 10),
  pk10: every(75, 1152, 5),
  lf3: DAILY,
  lf5: DAILY,
  mb: DAILY,
  mn: DAILY,
  th: DAILY,
  la: DAILY,
  '4d': DAILY,
  to: DAILY,
};

/** The slower rhythms in which ssc is offered too, by their periods in seconds. */
export const SSC_VARIANTS: ReadonlyMap<number, Schedule> = new Map(
  [60, 90, 180, 300].map((period) => [period, every(period, 86_400 / period, 5)]),
);
