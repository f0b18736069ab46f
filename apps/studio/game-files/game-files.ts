/** Built files of the game page beyond those that every game needs, as addresses on the studio. */
type GameFiles = {
  /** Needed before anything is drawn, by engine. */
  readonly engines: Readonly<Record<string, readonly string[]>>;
  /** The stage with its drawing library, needed next, by engine. */
  readonly stages: Readonly<Record<string, readonly string[]>>;
  /** By language tag. */
  readonly words: Readonly<Record<string, string>>;
};

const element = /<script type="application\/json" id="game-files">([^<]*)<\/script>\s*/;

/** The page with `files` in it, for the server to read. */
export const withGameFiles = (html: string, files: GameFiles): string =>
  html.replace('</head>', `<script type="application/json" id="game-files">${JSON.stringify(files)}</script></head>`);

/**
 * The built page for one game: instead of the list of all files it has those that this game needs in `language`, so that a
 * browser fetches them beside the application and not after it. Without a list the page stays as it is.
 */
export function withFilesAhead(html: string, engine: string, language: string): string {
  return html.replace(element, (_found, list: string) => {
    const { engines, stages, words } = JSON.parse(list) as GameFiles;
    const said = words[language] ?? words[language.split('-')[0] ?? ''] ?? words['en'];
    const first = [...(engines[engine] ?? []), ...(said === undefined ? [] : [said])];
    const next = (stages[engine] ?? []).filter((file) => !first.includes(file));
    return [...first.map((file) => link(file)), ...next.map((file) => link(file, ' fetchpriority="low"'))].join('');
  });
}

const link = (file: string, more = ''): string => `<link rel="modulepreload" crossorigin href="${file}"${more}>`;
