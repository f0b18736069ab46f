import Type, { type TSchema } from 'typebox';

export { Instant } from './instant.ts';

/** Schema of a successful answer around `value`. */
export function Envelope<V extends TSchema>(value: V) {
  return Type.Object({
    success: Type.Literal(true),
    value,
    message: Type.String(),
    errorCode: Type.Null(),
  });
}

/** Schema of every refusal. */
export const ErrorEnvelope = Type.Object(
  {
    success: Type.Literal(false),
    value: Type.Null(),
    message: Type.String({ description: 'The refusal in the language of the Language header' }),
    errorCode: Type.String({ description: 'Stable code, dotted by room' }),
    field: Type.Union([Type.String(), Type.Null()], { description: 'The input that the refusal concerns' }),
    params: Type.Union([Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])), Type.Null()]),
  },
  { $id: 'Error' },
);

/** Schema of one page of a list; `more` adds totals and the like beside it. */
export function Page<T extends TSchema, M extends Record<string, TSchema>>(item: T, more: M) {
  return Type.Object({
    content: Type.Array(item),
    pageNum: Type.Integer(),
    pageSize: Type.Integer(),
    totalPages: Type.Integer(),
    totalElements: Type.Integer(),
    ...more,
  });
}

/** Query parameters that choose a page; sizes are bounded so that no call can ask for everything. */
export const PageQuery = {
  pageNum: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }),
  pageSize: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
};

/** Where a page of a list begins, and how long it is at the most. */
export function sliceOf(query: { pageNum: number; pageSize: number }): { offset: number; limit: number } {
  return { offset: (query.pageNum - 1) * query.pageSize, limit: query.pageSize };
}

/** Wraps rows of one page with its numbers. */
export function page<T>(
  content: T[],
  total: number,
  query: { pageNum: number; pageSize: number },
): { content: T[]; pageNum: number; pageSize: number; totalPages: number; totalElements: number } {
  const totalPages = Math.max(1, Math.ceil(total / query.pageSize));
  return { content, pageNum: query.pageNum, pageSize: query.pageSize, totalPages, totalElements: total };
}

/** An object body that refuses fields it does not know. */
export function Body<P extends Record<string, TSchema>>(properties: P) {
  return Type.Object(properties, { additionalProperties: false });
}

/** A decimal string on the wire, as in `500.00`. */
export const Amount = Type.String({ pattern: '^-?\\d{1,18}(\\.\\d{1,6})?$', examples: ['500.00'] });
