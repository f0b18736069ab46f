import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Writes packages/api/src/operations.generated.ts: what a client must know of a call beyond its types. Calls of operators,
 * vendors and providers are left out: they carry no module and no sealed body, and a page should not load their names.
 */

interface DocumentedOperation {
  'x-module-id'?: string;
  'x-encrypted'?: boolean;
  'x-access'?: string;
}

const leftOut = new Set(['operator', 'vendor', 'provider']);
const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;
const apiPackage = join(import.meta.dirname, '..', '..', '..', 'packages', 'api');
const document = JSON.parse(readFileSync(join(apiPackage, 'openapi.json'), 'utf8')) as {
  paths: Record<string, Partial<Record<(typeof methods)[number], DocumentedOperation>>>;
};

const lines = Object.entries(document.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    if (operation === undefined || leftOut.has(operation['x-access'] ?? '')) return [];
    return [`  '${method.toUpperCase()} ${path}': ${traitsOf(operation, path)},`];
  }),
);

const target = join(apiPackage, 'src', 'operations.generated.ts');
const text = `// Written by scripts/codegen from openapi.json; do not edit.
import type { OperationTraits } from './operation-traits.ts';

export const operationTraits: Readonly<Record<string, OperationTraits>> = {
${lines.sort().join('\n')}
};
`;
// Renamed into place, so that a compiler that reads at the same moment sees a whole file.
writeFileSync(`${target}.new`, text);
renameSync(`${target}.new`, target);

function traitsOf(operation: DocumentedOperation, path: string): string {
  const { 'x-module-id': module, 'x-encrypted': encrypted = false, 'x-access': access } = operation;
  if (access === undefined) throw new Error(`${path}: the document does not say who may call it (x-access)`);
  const moduleId = module === undefined || module === 'none' ? 'null' : `'${module}'`;
  return `{ moduleId: ${moduleId}, encrypted: ${String(encrypted)}, access: '${access}' }`;
}
