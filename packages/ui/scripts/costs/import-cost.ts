import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';

/** What a page pays for importing one component, beyond React and what all components share. */
export interface ImportCost {
  /** Minified and compressed by gzip, in bytes. */
  bytes: number;
  /** The same for what the component fetches only when it is needed. */
  laterBytes: number;
  /** Packages that come with it at once; those of one family under its name. */
  libraries: string[];
  /** Packages that come only when they are needed. */
  laterLibraries: string[];
}

/* Paid once per page, whichever components it uses: joining classes, variants, slots, the frame of an icon. */
const shared =
  /\/src\/(class-names|direction)\/|\/node_modules\/(class-variance-authority|clsx|@radix-ui\/react-(slot|compose-refs))\/|\/lucide-react\/dist\/esm\/(?!icons\/|lucide-react)/;

/* Libraries of many small packages are named once. */
const radixOwn =
  /^(aria-hidden|get-nonce|react-remove-scroll|react-style-singleton|tslib|use-callback-ref|use-sidecar)/;
const family = /^@radix-ui|^@floating-ui|^@base-ui|^d3|^@tanstack|^@headless-tree|^embla-carousel/;

const react = /^(react|react-dom)(\/|$)/;

const leaveOutShared: Plugin = {
  name: 'leave-out-shared',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (importer === undefined) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found !== null && shared.test(found.id) ? { id: found.id, external: true } : null;
  },
};

/** Builds a module alone and weighs it. `withShared` counts what all components share as well. */
export async function weigh(entry: string, withShared = false): Promise<ImportCost> {
  // A test runner says "test": JSX and libraries would bring what they check during development.
  process.env['NODE_ENV'] = 'production';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: withShared ? [] : [leaveOutShared],
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: [react] },
    },
  });
  const chunks = (Array.isArray(result) ? result : [result])
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((one) => one.type === 'chunk');
  const atOnce = followed(chunks);
  const later = chunks.filter((chunk) => !atOnce.includes(chunk));
  return {
    bytes: weightOf(atOnce),
    laterBytes: weightOf(later),
    libraries: librariesOf(atOnce),
    laterLibraries: librariesOf(later),
  };
}

/* The entry and what it imports at once. */
function followed(chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) visit(byName.get(name));
  };
  chunks.filter((chunk) => chunk.isEntry).forEach(visit);
  return [...found];
}

const weightOf = (chunks: Rolldown.OutputChunk[]): number =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).byteLength, 0);

function librariesOf(chunks: Rolldown.OutputChunk[]): string[] {
  const names = chunks
    .flatMap((chunk) => Object.entries(chunk.modules))
    .filter(([, module]) => module.renderedLength > 0)
    .flatMap(([path]) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? [])
    .map((name) => (radixOwn.test(name) ? '@radix-ui' : (family.exec(name)?.[0] ?? name)));
  return [...new Set(names)].toSorted();
}
