import beasties from 'beasties';
import type { Plugin, Rolldown } from 'vite';

/* What is used of it. Its own types say that it is CommonJS, which it is not, and so fit only some of our configurations. */
interface RuleFinder {
  process(html: string): Promise<string>;
  getCssAsset(href: string): string | undefined;
}
const Beasties = beasties as unknown as new (options: object) => RuleFinder;

/* Scripts write these on the html element before anything is painted: both looks have to be there. */
const chosenLater = [/^\[data-theme=/];

/** Rules of the first paint, of the style sheets that a build made. */
class BuiltStyles extends Beasties {
  readonly #sheets: ReadonlyMap<string, string>;

  constructor(sheets: ReadonlyMap<string, string>) {
    super({
      preload: 'body',
      allowRules: chosenLater,
      // The first paint has no words, so it needs no letters.
      fonts: false,
      // The whole sheet still has all of its rules: a page that was kept finds them there.
      pruneSource: false,
      logLevel: 'warn',
    });
    this.#sheets = sheets;
  }

  override getCssAsset(href: string): string | undefined {
    return this.#sheets.get(href);
  }
}

const textOf = (source: string | Uint8Array): string =>
  typeof source === 'string' ? source : new TextDecoder().decode(source);

/**
 * Vite plugin: the rules that the page needs as it stands go into its head, and its style sheets to the end of its body.
 * What is in the page is painted as soon as the page is there; the application still waits for its style sheets, as
 * scripts do. It has to see what the other plugins made of the page, so it comes last.
 */
export function firstPaint(): Plugin {
  return {
    name: 'quetzal:first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const assets = Object.values(bundle ?? {}).filter(
          (file): file is Rolldown.OutputAsset => file.type === 'asset' && file.fileName.endsWith('.css'),
        );
        return new BuiltStyles(new Map(assets.map(({ fileName, source }) => [`/${fileName}`, textOf(source)]))).process(
          html,
        );
      },
    },
  };
}
