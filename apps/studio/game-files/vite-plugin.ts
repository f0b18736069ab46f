import type { Plugin, Rolldown } from 'vite';
import { withGameFiles } from './game-files.ts';

const part = /\/client\/engines\/(\w+)\/(kit|stage)\.tsx?$/;
const room = /\/locales\/([\w-]+)\/studio\.json$/;

/** Lists in the built page which files each engine and each language needs; the studio's server reads it. */
export function gameFiles(): Plugin {
  return {
    name: 'game-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        return withGameFiles(html, filesOf(chunks));
      },
    },
  };
}

function filesOf(chunks: readonly Rolldown.OutputChunk[]) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (file: string, found = new Set<string>()): Set<string> => {
    if (found.has(file)) return found;
    found.add(file);
    for (const imported of byFile.get(file)?.imports ?? []) withImports(imported, found);
    return found;
  };
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...withImports(fileName)]));
  const engines: Record<string, string[]> = {};
  const stages: Record<string, string[]> = {};
  const words: Record<string, string> = {};
  for (const { facadeModuleId, fileName } of chunks) {
    const [, engine, kind] = part.exec(facadeModuleId ?? '') ?? [];
    const tag = room.exec(facadeModuleId ?? '')?.[1];
    if (tag !== undefined) words[tag] = `/${fileName}`;
    if (engine === undefined) continue;
    const needed = [...withImports(fileName)].filter((file) => !first.has(file)).map((file) => `/${file}`);
    (kind === 'kit' ? engines : stages)[engine] = needed;
  }
  return { engines, stages, words };
}
