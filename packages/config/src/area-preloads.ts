import type { Plugin, Rolldown } from 'vite';
import type { Area } from './areas.ts';

/**
 * Vite plugin: lets a page fetch the parts that its address needs beside the application, instead of after it. Only
 * addresses that an area's `paths` has win by it. The application and the first picture go first, so this comes behind
 * everything else in the head.
 */
export function areaPreloads(areas: readonly Area[]): Plugin {
  return {
    name: 'quetzal:area-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return html;
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const files = areas.flatMap(({ paths, parts, whom }) =>
          paths === undefined ? [] : [[paths, filesOf(parts, chunks), ...(whom === undefined ? [] : [whom])]],
        );
        if (files.length === 0) return html;
        return html.replace('</head>', (found) => `<script>${script(JSON.stringify(files))}</script>${found}`);
      },
    },
  };
}

const script = (files: string): string => `(function(d,areas){
var h=d.documentElement;
if(h.hasAttribute('data-closed'))return;
areas.forEach(function(area){
if(new RegExp(area[0]).test(location.pathname)&&(!area[2]||area[2]===h.getAttribute('data-visit')))area[1].forEach(fetchAhead)});
function fetchAhead(file){var l=d.createElement('link');l.rel='modulepreload';l.fetchPriority='low';l.href='/'+file;d.head.appendChild(l)}
})(document,${files})`;

/** The files that `parts` need and that do not come with the application. */
function filesOf(parts: readonly string[], chunks: readonly Rolldown.OutputChunk[]): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (file: string, found: Set<string>): Set<string> => {
    if (found.has(file)) return found;
    found.add(file);
    for (const imported of byFile.get(file)?.imports ?? []) withImports(imported, found);
    return found;
  };
  const first = new Set<string>();
  for (const { fileName, isEntry } of chunks) if (isEntry) withImports(fileName, first);
  const needed = new Set<string>();
  for (const { fileName, moduleIds } of chunks)
    if (moduleIds.some((id) => parts.includes(id.split('/').at(-1) ?? ''))) withImports(fileName, needed);
  return [...needed].filter((file) => !first.has(file));
}
