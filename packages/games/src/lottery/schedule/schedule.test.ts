import { describe, expect, it } from 'vitest';
import { readPublished } from '../../../testing/lottery/published.ts';
import type { DrawKind } from '../draw.ts';
import {
  DEFAULT_SCHEDULES,
  GRACE_SECONDS,
  type Issue,
  isOpen,
  issuesFrom,
  issuesOfDay,
  localDayOf,
  type Schedule,
  SSC_VARIANTS,
  voidsAt,
} from './index.ts';

const SHANGHAI = 480;
const LIMA = -300;
const at = (time: string): number => Date.parse(time);
const text = (time: number): string => new Date(time).toISOString();

describe('the issues of a day', () => {
  const issues = issuesOfDay(DEFAULT_SCHEDULES.ssc, '2026-11-21', SHANGHAI);

  it('are numbered from 0001 in the local day', () => {
    expect(issues).toHaveLength(1440);
    expect([issues[0]?.number, issues.at(-1)?.number]).toEqual(['20261121-0001', '20261121-1440']);
  });

  it('draw one period after local midnight for the first time and at the next midnight for the last', () => {
    expect(text(issues[0]?.drawsAt ?? 0)).toBe('2026-11-20T16:01:00.000Z');
    expect(text(issues.at(-1)?.drawsAt ?? 0)).toBe('2026-11-21T16:00:00.000Z');
  });

  it('close before the draw, and open at the draw before', () => {
    const [first, second] = issues as [Issue, Issue];
    expect(second.drawsAt - second.closesAt).toBe(5000);
    expect(second.opensAt).toBe(first.drawsAt);
    expect(first.opensAt).toBe(issuesOfDay(DEFAULT_SCHEDULES.ssc, '2026-11-20', SHANGHAI).at(-1)?.drawsAt);
  });

  it('of pcb end at 23:58:30', () => {
    const last = issuesOfDay(DEFAULT_SCHEDULES.pcb, '2026-11-21', 0).at(-1);
    expect([last?.number, text(last?.drawsAt ?? 0)]).toEqual(['20261121-0411', '2026-11-21T23:58:30.000Z']);
  });

  it('are as many, and close as early, as is published', () => {
    const { draws } = readPublished() as unknown as {
      draws: Record<DrawKind, { perDay?: number | string; closeBeforeSeconds?: number }>;
    };
    for (const [kind, { perDay, closeBeforeSeconds = 300 }] of Object.entries(draws)) {
      const schedule = DEFAULT_SCHEDULES[kind as DrawKind];
      const issueCount = typeof perDay === 'number' ? perDay : 1;
      expect([kind, schedule.drawSeconds.length, schedule.closeBeforeSeconds]).toEqual([
        kind,
        issueCount,
        closeBeforeSeconds,
      ]);
    }
  });

  it('of the slower ssc games are 960, 480 and 288', () => {
    expect([...SSC_VARIANTS.values()].map(({ drawSeconds }) => drawSeconds.length)).toEqual([1440, 960, 480, 288]);
  });
});

describe('taking bets', () => {
  const [issue] = issuesOfDay(DEFAULT_SCHEDULES.k3, '2026-11-21', LIMA) as [Issue];

  it('ends at exactly closesAt', () => {
    expect(isOpen(issue, issue.closesAt - 1)).toBe(true);
    expect(isOpen(issue, issue.closesAt)).toBe(false);
  });

  it('begins at opensAt', () => {
    expect(isOpen(issue, issue.opensAt)).toBe(true);
    expect(isOpen(issue, issue.opensAt - 1)).toBe(false);
  });

  it('is for nothing when the draw is late beyond its grace', () => {
    expect(voidsAt(issue, GRACE_SECONDS.frequent) - issue.drawsAt).toBe(600_000);
  });
});

describe('the next issues', () => {
  it('go on in the next local day', () => {
    const next = issuesFrom(DEFAULT_SCHEDULES.lhc, at('2026-11-21T15:52:00Z'), 4, SHANGHAI);
    expect(next.map(({ number }) => number)).toEqual([
      '20261121-0287',
      '20261121-0288',
      '20261122-0001',
      '20261122-0002',
    ]);
  });

  it('leave out the one that is just drawn', () => {
    const [next] = issuesFrom(DEFAULT_SCHEDULES.ssc, at('2026-11-21T00:01:00Z'), 1, 0);
    expect(next?.number).toBe('20261121-0002');
  });

  it('skip the days without draws, and open at the last draw before', () => {
    const thai: Schedule = { ...DEFAULT_SCHEDULES.th, drawsOn: (day) => day.endsWith('-01') || day.endsWith('-16') };
    const next = issuesFrom(thai, at('2026-11-21T00:00:00Z'), 3, 420);
    expect(next.map(({ number }) => number)).toEqual(['20261201-0001', '20261216-0001', '20270101-0001']);
    expect(text(next[0]?.opensAt ?? 0)).toBe('2026-11-16T13:30:00.000Z');
  });

  it('are none for a game that never draws', () => {
    expect(issuesFrom({ ...DEFAULT_SCHEDULES.th, drawsOn: () => false }, 0, 2, 0)).toEqual([]);
  });
});

it('a local day begins at the midnight of its own zone', () => {
  expect(localDayOf(at('2026-11-21T15:59:59.999Z'), SHANGHAI)).toBe('2026-11-21');
  expect(localDayOf(at('2026-11-21T16:00:00Z'), SHANGHAI)).toBe('2026-11-22');
  expect(localDayOf(at('2026-11-21T04:59:59Z'), LIMA)).toBe('2026-11-20');
});
