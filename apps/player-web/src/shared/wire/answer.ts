import type { operations } from '@quetzal/api';

/** The value that a call answers with, by the name of the call in the OpenAPI document. */
export type ValueOf<Operation extends keyof operations> = operations[Operation] extends {
  responses: { 200: { content: { 'application/json': { value: infer Value } } } };
}
  ? Value
  : never;

/** The query of a call. */
export type QueryOf<Operation extends keyof operations> = operations[Operation] extends {
  parameters: { query?: infer Query };
}
  ? NonNullable<Query>
  : never;

/** The body of a call. */
export type BodyOf<Operation extends keyof operations> = operations[Operation] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;
