import { isMap, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import { Value } from 'typebox/value';
import { checkSiteFile } from './check-site-file.ts';
import { type Found, type SiteFileProblem, SiteFileRefused } from './site-file.problems.ts';
import { SiteFileDocument } from './site-file.schema.ts';

const linesMax = 5_000;

/** Reads a site file. Throws SiteFileRefused for one that is no YAML, does not fit the schema or contradicts itself. */
export function readSiteFile(text: string): SiteFileDocument {
  const lines = new LineCounter();
  if (text.split('\n').length > linesMax) refuse([{ path: '', line: linesMax, problem: 'is too long' }]);
  const document = parseDocument(text, { lineCounter: lines });
  const lineOf = (offset: number) => lines.linePos(offset).line;
  if (document.errors.length > 0) {
    refuse(
      document.errors.map(({ pos, code }) => ({ path: '', line: lineOf(pos[0]), problem: `is no YAML: ${code}` })),
    );
  }
  const locate = (path: readonly string[]) => lineOf(offsetOf(document, path));
  const refuseAt = (found: readonly Found[]) =>
    refuse(found.map(({ path, problem }) => ({ path: path.join('.'), line: locate(path), problem })));
  const value = withDefaults(document.toJS({ maxAliasCount: 20 }) as unknown);
  if (!Value.Check(SiteFileDocument, value)) refuseAt(shapeProblems(value));
  const file = value as SiteFileDocument;
  const found = checkSiteFile(file);
  if (found.length > 0) refuseAt(found);
  return file;
}

function refuse(problems: readonly SiteFileProblem[]): never {
  throw new SiteFileRefused(problems);
}

const withDefaults = (value: unknown): unknown => Value.Default(SiteFileDocument, value);

function shapeProblems(value: unknown): Found[] {
  const found = new Map<string, Found>();
  for (const { keyword, instancePath, message, params } of Value.Errors(SiteFileDocument, value)) {
    // Of an unknown key the object around it complains too, and of a choice each of its words.
    if (keyword === 'additionalProperties' || keyword === 'const') continue;
    const path = instancePath.split('/').slice(1).map(unescapePointer);
    const missing = (params as { requiredProperties?: string[] }).requiredProperties;
    const problem =
      keyword === 'boolean'
        ? 'is not known'
        : missing === undefined
          ? keyword === 'anyOf'
            ? 'is none of the values that it may have'
            : message
          : `lacks ${missing.join(', ')}`;
    found.set(instancePath, { path, problem });
  }
  return [...found.values()];
}

const unescapePointer = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** Where a value begins in the text; of one that is not there, where what would hold it begins. */
function offsetOf(document: Document, path: readonly string[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1] ?? '';
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
      const range = isScalar(pair?.key) ? pair.key.range : undefined;
      if (range) return range[0];
    }
    const node = document.getIn(path.slice(0, length), true) as { range?: [number, number, number] } | undefined;
    if (node?.range) return node.range[0];
  }
  return 0;
}
