import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A broken law: where, and what to do. */
export interface Breach {
  file: string;
  line: number;
  law: string;
}

/** A law about the text of one file; gives the lines that break it. */
interface TextLaw {
  law: string;
  /** Prose in comments may speak of what code may not do. */
  sparesComments?: true;
  applies: (file: string) => boolean;
  pattern: RegExp;
}

const isSource = (file: string): boolean => /\.(ts|tsx|mjs|css|sql)$/.test(file) && !file.endsWith('.generated.ts');
const isTest = (file: string): boolean => /\.(test|stories)\.tsx?$/.test(file) || file.startsWith('e2e/');
const isScreen = (file: string): boolean =>
  /^(apps\/(player|agent)-web\/src|packages\/(ui|web-kit)\/src|apps\/studio\/client)\/.*\.(tsx|css)$/.test(file) &&
  !isTest(file) &&
  !file.includes('/tokens/');
const isSelf = (file: string): boolean => file.startsWith('scripts/laws/');

const textLaws: TextLaw[] = [
  {
    law: 'colours are named by tokens, never written as hex or rgb()',
    sparesComments: true,
    // A game has a palette of its own; sites and components have the tokens.
    applies: (file) => isScreen(file) && !file.includes('/brand-') && !file.startsWith('apps/studio/'),
    pattern: /(?<![\w&/-])#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!["']?\s*\))|\brgba?\(/i,
  },
  {
    law: 'layouts use logical properties (ms- me- ps- pe- start- end-), so that right-to-left works',
    sparesComments: true,
    applies: (file) => isScreen(file) && file.endsWith('.tsx'),
    pattern: /["'`\s:](?:-?m[lr]-|p[lr]-|-?left-|-?right-|text-left|text-right|border-[lr]\b|rounded-[lr]\b)[\w[(-]*/,
  },
  {
    law: 'widths are those of the tokens (xs md lg xl 2xl): styles at `sm:` are never made',
    sparesComments: true,
    applies: (file) => isScreen(file) && file.endsWith('.tsx'),
    pattern: /["'`\s](?:max-)?sm:[a-z[*-]/,
  },
  {
    law: 'a test that is switched off or a check that is silenced does not land',
    applies: (file) => isSource(file) && !isSelf(file),
    pattern: /\b(?:it|test|describe)\.(?:only|skip|todo)\b|@ts-(?:ignore|nocheck)|(?:oxlint|eslint)-disable/,
  },
  {
    law: 'export by name: `export *` hides what a door opens',
    applies: (file) => isSource(file) && !isSelf(file),
    pattern: /^export \*/,
  },
  {
    law: 'keys and tokens do not belong in the repository, not even those of a test: they are made when they are needed',
    applies: (file) => !isSelf(file),
    pattern:
      /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----(?!\.\.\.)|"d"\s*:\s*"[\w-]{40,}"|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}\b|\bsk_live_\w{20,}|\bxox[abp]-[\w-]{20,}|\bAIza[\w-]{35}\b/,
  },
  {
    law: 'paths of one machine do not belong in the repository',
    applies: (file) => !isSelf(file),
    pattern: /(?:^|[\s"'`(=])\/(?:work|root|home\/\w+)\/\w/,
  },
];

const roomsWithoutAName = /(?:^|\/)(?:utils|helpers|common|misc|types)\//;

function namingBreaches(files: string[]): Breach[] {
  return files
    .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && roomsWithoutAName.test(file))
    .map((file) => ({
      file,
      line: 1,
      law: 'a folder is named for what it holds, not utils, helpers, common, misc, types',
    }));
}

function catalogBreaches(file: string, text: string): Breach[] {
  if (!/(?:^|\/)package\.json$/.test(file) || file === 'package.json') return [];
  const manifest = JSON.parse(text) as Record<string, Record<string, string> | undefined>;
  return ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']
    .flatMap((group) => Object.entries(manifest[group] ?? {}))
    .filter(([, version]) => !version.startsWith('catalog:') && !version.startsWith('workspace:'))
    .map(([name]) => ({
      file,
      line: 1,
      law: `the version of ${name} is pinned in the catalog of pnpm-workspace.yaml`,
    }));
}

const comment = /^\s*(?:\/\/|\/?\*)/;

function textBreaches(file: string, text: string): Breach[] {
  const laws = textLaws.filter((law) => law.applies(file));
  if (laws.length === 0) return [];
  return text
    .split('\n')
    .flatMap((content, index) =>
      laws
        .filter((law) => law.pattern.test(content) && !(law.sparesComments && comment.test(content)))
        .map(({ law }) => ({ file, line: index + 1, law })),
    );
}

const isText = (file: string): boolean => /\.(ts|tsx|mjs|js|css|sql|json|ya?ml|md|html|sh)$/.test(file);

/** Every breach of the laws about text, in the files that git knows. */
export function findBreaches(root: string, files: string[]): Breach[] {
  const texts = files.filter((file) => isText(file) && file !== 'pnpm-lock.yaml');
  return [
    ...namingBreaches(files),
    ...texts.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return [...textBreaches(file, text), ...catalogBreaches(file, text)];
    }),
  ];
}
