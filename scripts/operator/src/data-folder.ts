import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The checkout. */
export const root = resolve(import.meta.dirname, '../../..');

/** A file beside a platform that was started here. */
export const inDataFolder = (name: string): string => resolve(root, process.env['QUETZAL_DATA'] ?? '.data', name);

/** What such a file holds; nothing when it is not there. */
export function fromDataFolder<T>(file: string): Partial<T> {
  const path = inDataFolder(file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Partial<T>) : {};
}
