import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Difference } from './compare.ts';
import { toPng, type Picture } from './picture.ts';

/** A folder with the pictures that differ: expected, actual and where, and a page that shows them side by side. */
export class Report {
  readonly #folder: string;
  readonly #names: string[] = [];

  constructor(folder: string) {
    this.#folder = folder;
    rmSync(folder, { recursive: true, force: true });
  }

  async add(name: string, expected: Picture, actual: Picture, { mask }: Difference): Promise<void> {
    mkdirSync(this.#folder, { recursive: true });
    this.#names.push(name);
    writeFileSync(join(this.#folder, `${name}.expected.png`), await toPng(expected));
    writeFileSync(join(this.#folder, `${name}.actual.png`), await toPng(actual));
    writeFileSync(join(this.#folder, `${name}.where.png`), await toPng(marked(expected, mask)));
    writeFileSync(join(this.#folder, 'index.html'), pageOf(this.#names));
  }
}

/* The expected picture, faded, with every differing pixel in red. */
function marked({ width, height, pixels }: Picture, mask: Uint8Array): Picture {
  const faded = pixels.map((value) => 128 + (value - 128) / 4);
  for (const [index, isOther] of mask.entries()) if (isOther === 1) faded.set([255, 0, 60], index * 3);
  return { width, height, pixels: faded };
}

function pageOf(names: readonly string[]): string {
  const rows = names.map((name) => {
    const cells = ['expected', 'actual', 'where'].map(
      (kind) => `<figure><figcaption>${kind}</figcaption><img src="${name}.${kind}.png" alt=""></figure>`,
    );
    return `<h2>${name}</h2><div>${cells.join('')}</div>`;
  });
  const style = 'body{font:14px system-ui}div{display:flex;gap:8px}figure{margin:0}img{max-width:32vw}';
  return `<!doctype html><meta charset="utf-8"><title>Screenshots that differ</title><style>${style}</style>${rows.join('')}`;
}
