import costs from './import-costs.json' with { type: 'json' };

/** What the status page says of a component. */
export interface ComponentFacts {
  name: string;
  /** First word of its title in the catalogue. */
  group: string;
  /** Where its page is: id of its stories without the last part. */
  path: string;
  status: 'stable' | 'new' | 'unknown';
  storyCount: number;
  bytes: number | undefined;
  laterBytes: number;
  libraries: string[];
}

/** The groups of the catalogue that components stand in. */
export const groups = [
  'Foundations',
  'Actions',
  'Inputs',
  'Surfaces',
  'Feedback',
  'Data',
  'Game site',
  'Shells',
] as const;

const inGroup = new RegExp(`\\btitle: '((?:${groups.join('|')})/[^']+)'`);

const known: Readonly<Record<string, { bytes: number; laterBytes: number; libraries: string[] } | undefined>> =
  costs.components;

/** Minified and compressed size of what all components share, in bytes. */
export const sharedBytes = costs.sharedBytes;

/**
 * Reads the facts of a component out of the text of its stories, so that the page of all components need not load them.
 * `path` is that of the stories file.
 */
export function factsOf(path: string, stories: string): ComponentFacts {
  const name = /([a-z0-9-]+)\.stories\.tsx$/.exec(path)?.[1] ?? path;
  const title = inGroup.exec(stories)?.[1] ?? `Components/${name}`;
  const status = /\bstatus: '(stable|new)'/.exec(stories)?.[1];
  const cost = known[name];
  return {
    name,
    group: title.split('/')[0] ?? title,
    path: title
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, ''),
    status: status === 'stable' || status === 'new' ? status : 'unknown',
    storyCount: stories.match(/^export const \w+: Story\b/gm)?.length ?? 0,
    bytes: cost?.bytes,
    laterBytes: cost?.laterBytes ?? 0,
    libraries: cost?.libraries ?? [],
  };
}
