import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Access } from '@quetzal/api';

/** The parts of JSON Schema that the platform's document uses. */
export interface Schema {
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  /** What the names that `properties` leaves out stand for; false when there may be none. */
  additionalProperties?: Schema | boolean;
  minProperties?: number;
  /** One for every item, or one for each place of a tuple. */
  items?: Schema | Schema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
  examples?: unknown[];
}

/** A value that travels in the path or the query. */
export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  schema: Schema;
}

/** One call of the platform, as far as a fuzzer must know it. */
export interface Operation {
  operationId: string;
  method: string;
  path: string;
  access: Access;
  moduleId: string;
  isEncrypted: boolean;
  /** True where a free-play account may call what needs a session. */
  isOpenToTrial: boolean;
  parameters: Parameter[];
  body: Schema | undefined;
}

interface Described {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  'x-access': Access;
  'x-module-id': string;
  'x-encrypted': boolean;
  'x-open-to-trial'?: boolean;
}

/** Every call that the committed OpenAPI document describes. */
export function readOperations(): Operation[] {
  const file = fileURLToPath(import.meta.resolve('@quetzal/api/openapi.json'));
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, Record<string, Described>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      operationId: described.operationId,
      method: method.toUpperCase(),
      path,
      access: described['x-access'],
      moduleId: described['x-module-id'],
      isEncrypted: described['x-encrypted'],
      isOpenToTrial: described['x-open-to-trial'] ?? false,
      parameters: described.parameters ?? [],
      body: described.requestBody?.content['application/json']?.schema,
    })),
  );
}
