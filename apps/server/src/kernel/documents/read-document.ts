import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { isMap, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import { DocumentRefused, type DocumentProblem, type Found } from './document-problems.ts';

const linesMax = 5_000;

/**
 * Reads a file that a person wrote, as YAML or JSON, with the defaults of its schema. Throws DocumentRefused for one that
 * is no YAML, does not fit the schema, or in which `check` finds something.
 */
export function readDocument<Schema extends TSchema>(
  text: string,
  schema: Schema,
  check: (document: Static<Schema>) => readonly Found[],
): Static<Schema> {
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
  const value: unknown = Value.Default(schema, document.toJS({ maxAliasCount: 20 }));
  if (!Value.Check(schema, value)) refuseAt(shapeProblems(schema, value));
  const file = value as Static<Schema>;
  const found = check(file);
  if (found.length > 0) refuseAt(found);
  return file;
}

function refuse(problems: readonly DocumentProblem[]): never {
  throw new DocumentRefused(problems);
}

function shapeProblems(schema: TSchema, value: unknown): Found[] {
  const found = new Map<string, Found>();
  for (const { keyword, instancePath, message, params } of Value.Errors(schema, value)) {
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
