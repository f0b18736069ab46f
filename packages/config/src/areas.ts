import { parseAst } from 'vite';

/** What of the module graph is looked at; the bundler's own information on a module has more. */
export interface GraphModule {
  code: string | null;
  importers: readonly string[];
  dynamicImporters: readonly string[];
  /** In the order of the statements that import them. */
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
  isEntry: boolean;
}
type Graph = (id: string) => GraphModule | null;

/** Whom a page greets, as far as it knows before its application runs. */
export type Whom = 'visitor' | 'member';

/** A group of parts that are fetched when they are needed and that people meet together. */
export interface Area {
  /** Name of the file of what its parts share. */
  name: string;
  /** File names of the parts: what somebody imports by `import()`. */
  parts: readonly string[];
  /** Addresses that show them, as a regular expression on the path: there they are fetched beside the application. */
  paths?: string;
  /** Who is shown them there, where not everybody is: `member` has a session. The boot script says who it is. */
  whom?: Whom;
  /** Whether its parts come in that one file too: where nearly all of them are met at once, each file is a request less. */
  isWhole?: boolean;
}

const restName = 'rest';

/**
 * Groups for the bundler, one for each of `areas` and one for what no area has. What several parts share goes to the
 * first area that has a part which imports it, so that nobody fetches what only later areas need. A part itself is a
 * file of its own, unless its area is whole.
 *
 * The areas stand in the order in which people meet them. A file never imports that of a later area: whatever its
 * modules import, their parts import too.
 */
export function areaGroups(areas: readonly Area[]): {
  debugName: string;
  name: (id: string, context: { getModuleInfo: Graph }) => string | null;
  minShareCount: number;
}[] {
  const known = new WeakMap<object, ReadonlyMap<string, string>>();
  const areaOf = (id: string, context: { getModuleInfo: Graph }): string => {
    let files = known.get(context);
    if (files === undefined) {
      files = assignFiles(areas, (wanted) => context.getModuleInfo(wanted), id);
      known.set(context, files);
    }
    return files.get(id) ?? restName;
  };
  return [...areas, { name: restName, isWhole: false }].map(({ name: area, isWhole = false }) => ({
    debugName: area,
    name: (id, context) => (areaOf(id, context) === area ? area : null),
    minShareCount: isWhole ? 1 : 2,
  }));
}

const fileName = (id: string): string => id.split('/').at(-1) ?? '';

/** The file of each module of the graph in which `from` is and that an area's part imports. */
function assignFiles(areas: readonly Area[], graph: Graph, from: string): ReadonlyMap<string, string> {
  const parts = partsOf(graph, from);
  const sources: Sources = {
    importsOf: remembered((id) => readImports(graph(id))),
    passageOf: remembered((id) => readPassage(graph(id))),
  };
  const files = new Map<string, string>();
  for (const { name, parts: names } of areas) {
    const found = parts.filter((id) => names.includes(fileName(id)));
    const missing = names.filter((wanted) => !found.some((id) => fileName(id) === wanted));
    if (missing.length > 0) throw new Error(`No part of the site is called ${missing.join(', ')}: area "${name}"`);
    for (const id of importedBy(found, sources)) if (!files.has(id)) files.set(id, name);
  }
  return files;
}

/** What the code of modules says, by their ids. It is parsed once: several areas ask for the same modules. */
interface Sources {
  importsOf: (id: string) => readonly Import[];
  passageOf: (id: string) => Passage | null;
}

function remembered<T>(read: (id: string) => T): (id: string) => T {
  const known = new Map<string, T>();
  return (id) => {
    if (!known.has(id)) known.set(id, read(id));
    return known.get(id) as T;
  };
}

/** Everything that is imported by `import()` in the graph in which `from` is. */
function partsOf(graph: Graph, from: string): string[] {
  const found = new Set<string>([from]);
  const parts = new Set<string>();
  for (const id of found) {
    const module = graph(id);
    for (const near of [
      ...(module?.importers ?? []),
      ...(module?.dynamicImporters ?? []),
      ...(module?.importedIds ?? []),
    ])
      found.add(near);
    for (const part of module?.dynamicallyImportedIds ?? []) {
      found.add(part);
      parts.add(part);
    }
  }
  return [...parts];
}

/** The modules that come with `entries`. Of a module that only passes on what others export, what is asked for comes. */
function importedBy(entries: readonly string[], { importsOf, passageOf }: Sources): ReadonlySet<string> {
  const found = new Set<string>(entries);
  const asked = new Set<string>();
  const ask = (id: string, names: readonly string[]): void => {
    const passage = passageOf(id);
    if (passage === null || names.includes(everything)) {
      found.add(id);
      return;
    }
    for (const name of names) {
      if (asked.has(`${id} ${name}`)) continue;
      asked.add(`${id} ${name}`);
      const source = passage.named.get(name);
      if (source === undefined) for (const other of passage.wholes) ask(other, [name]);
      else ask(source.id, [source.name]);
    }
  };
  for (const id of found) for (const { id: imported, names } of importsOf(id)) ask(imported, names);
  return found;
}

/** Stands for all that a module exports. */
const everything = '*';

/** A module that another one imports, and under which names. */
interface Import {
  id: string;
  names: readonly string[];
}

/** A module without code of its own: where what it exports comes from, by name, and what it passes on whole. */
interface Passage {
  named: ReadonlyMap<string, { id: string; name: string }>;
  wholes: readonly string[];
}

interface Statement {
  type: string;
  /** The text of one that does nothing but say how the module is read: `use strict`. */
  directive?: string;
  source?: { value: string } | null;
  declaration?: unknown;
  exported?: unknown;
  specifiers?: { type: string; imported?: Name; local?: Name; exported?: Name }[];
}
/** An identifier, or a text where a name is none. */
interface Name {
  name?: string;
  value?: string;
}
const nameOf = (name: Name | undefined): string => name?.name ?? name?.value ?? everything;

/** The statements of a module, each with the module that it names; null where the two cannot be brought together. */
function readStatements(module: GraphModule | null): { statement: Statement; id: string | undefined }[] | null {
  if (module === null || module.code === null || module.importedIds.length === 0) return null;
  const { body } = parseAst(module.code) as unknown as { body: Statement[] };
  const sources = [...new Set(body.flatMap(({ source }) => source?.value ?? []))];
  // A source may stand for a module that another one stands for too: then the order tells nothing.
  if (sources.length > module.importedIds.length) return null;
  const idBySource = new Map(sources.map((source, index) => [source, module.importedIds[index] ?? '']));
  const statements = body.filter(({ directive }) => directive === undefined);
  return statements.map((statement) => ({ statement, id: idBySource.get(statement.source?.value ?? '') }));
}

/** What a module imports, and under which names. */
function readImports(module: GraphModule | null): readonly Import[] {
  const statements = readStatements(module);
  if (statements === null) return (module?.importedIds ?? []).map((id) => ({ id, names: [everything] }));
  const named = new Map<string, string[]>((module?.importedIds ?? []).map((id) => [id, []]));
  for (const { statement, id } of statements) {
    if (id === undefined) continue;
    const names = statement.specifiers?.map((specifier) => {
      if (specifier.type === 'ImportDefaultSpecifier') return 'default';
      return nameOf(specifier.type === 'ExportSpecifier' ? specifier.local : specifier.imported);
    });
    named.get(id)?.push(...(names === undefined || names.length === 0 ? [everything] : names));
  }
  // What the build itself adds has no statement.
  return [...named].map(([id, names]) => ({ id, names: names.length === 0 ? [everything] : names }));
}

function readPassage(module: GraphModule | null): Passage | null {
  const statements = readStatements(module);
  if (statements === null) return null;
  const passes = statements.every(
    ({ statement: { type, source, declaration } }) =>
      (type === 'ImportDeclaration' || type === 'ExportAllDeclaration' || type === 'ExportNamedDeclaration') &&
      (source !== null || declaration === null),
  );
  if (!passes) return null;
  const named = new Map<string, { id: string; name: string }>();
  const local = new Map<string, { id: string; name: string }>();
  const wholes: string[] = [];
  for (const { statement, id } of statements) {
    if (statement.type === 'ExportAllDeclaration' && id !== undefined && !statement.exported) wholes.push(id);
    for (const { type, imported, exported, local: own } of statement.specifiers ?? []) {
      if (type === 'ExportSpecifier') {
        const source = id === undefined ? local.get(nameOf(own)) : { id, name: nameOf(own) };
        if (source !== undefined) named.set(nameOf(exported), source);
      } else if (id !== undefined) {
        local.set(nameOf(own), { id, name: type === 'ImportDefaultSpecifier' ? 'default' : nameOf(imported) });
      }
    }
  }
  return { named, wholes };
}
