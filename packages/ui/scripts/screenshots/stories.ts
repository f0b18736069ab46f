import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface IndexEntry {
  id: string;
  type: string;
  tags: string[];
}

/** Ids of the stories of a built Storybook that are photographed: all but those tagged `no-screenshot`. */
export function photographedStories(folder: string, only: RegExp): string[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(entries)
    .filter(({ id, type, tags }) => type === 'story' && !tags.includes('no-screenshot') && only.test(id))
    .map(({ id }) => id);
}
