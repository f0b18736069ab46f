import type { Baselines, ShotTheme } from './baselines.ts';
import type { Camera } from './camera.ts';
import { compare, type Tolerance } from './compare.ts';
import { decodePicture, encodePicture } from './picture.ts';
import type { Report } from './report.ts';

/** What became of the picture of one story. */
export type Finding =
  | { kind: 'same' | 'new' }
  | { kind: 'changed'; reason: string }
  | { kind: 'failed'; reason: string };

export interface Examination {
  camera: Camera;
  baselines: Baselines;
  report: Report;
  tolerance: Tolerance;
  theme: ShotTheme;
  /** Stores what is new or changed instead of reporting it. */
  isUpdate: boolean;
}

/** Photographs a story and compares it with its baseline; what differs at first is looked at again, also afresh. */
export async function examine(storyId: string, exam: Examination): Promise<Finding> {
  const { camera, baselines, theme, isUpdate } = exam;
  const baseline = baselines.read(theme, storyId);
  try {
    if (baseline === undefined) {
      const stored = await encodePicture(await camera.take(storyId));
      if (isUpdate) baselines.save(theme, storyId, stored);
      return { kind: 'new' };
    }
    return await compareWith(baseline, storyId, exam);
  } catch (err) {
    await camera.close();
    return { kind: 'failed', reason: (err as Error).message.split('\n', 1)[0] ?? '' };
  }
}

async function compareWith(baseline: Buffer, storyId: string, exam: Examination): Promise<Finding> {
  const { camera, baselines, report, tolerance, theme, isUpdate } = exam;
  const expected = await decodePicture(baseline);
  const looks = [
    () => camera.take(storyId),
    () => camera.again(),
    () => camera.takeAfresh(storyId),
    () => camera.again(),
  ];
  let finding: Finding = { kind: 'same' };
  for (const [index, look] of looks.entries()) {
    const stored = await encodePicture(await look());
    const actual = await decodePicture(stored);
    const difference = compare(expected, actual, tolerance);
    if (difference === null) return { kind: 'same' };
    if (index < looks.length - 1) continue;
    finding = { kind: 'changed', reason: `${difference.reason}, ${difference.pixelCount} pixels` };
    if (isUpdate) baselines.save(theme, storyId, stored);
    else await report.add(`${storyId}.${theme}`, expected, actual, difference);
  }
  return finding;
}
