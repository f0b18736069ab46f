import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type ShotTheme = 'dark' | 'light';

/** The pictures that are committed: one folder per platform, since letters are drawn by the system. */
export class Baselines {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Whether this platform has any. */
  get exist(): boolean {
    return existsSync(this.#manifest);
  }

  /** The browser that took them, such as "chromium 141.0.7390.54"; undefined before the first time. */
  get browser(): string | undefined {
    if (!this.exist) return undefined;
    return (JSON.parse(readFileSync(this.#manifest, 'utf8')) as { browser: string }).browser;
  }

  saveBrowser(browser: string): void {
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(this.#manifest, `${JSON.stringify({ browser }, null, 2)}\n`);
  }

  read(theme: ShotTheme, storyId: string): Buffer | undefined {
    const file = this.#file(theme, storyId);
    return existsSync(file) ? readFileSync(file) : undefined;
  }

  save(theme: ShotTheme, storyId: string, stored: Buffer): void {
    mkdirSync(join(this.#folder, theme), { recursive: true });
    writeFileSync(this.#file(theme, storyId), stored);
  }

  /** Stories that have a picture; those without a story any more are to be removed. */
  storyIds(theme: ShotTheme): string[] {
    const folder = join(this.#folder, theme);
    return existsSync(folder) ? readdirSync(folder).map((name) => name.replace(/\.webp$/, '')) : [];
  }

  remove(theme: ShotTheme, storyId: string): void {
    rmSync(this.#file(theme, storyId), { force: true });
  }

  get #manifest(): string {
    return join(this.#folder, 'manifest.json');
  }

  #file(theme: ShotTheme, storyId: string): string {
    return join(this.#folder, theme, `${storyId}.webp`);
  }
}
