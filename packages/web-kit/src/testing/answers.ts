/** What the server would answer to one call. */
export type Answer = (url: URL, req: Request) => Response | Promise<Response>;

/** Answers by `METHOD /path`. */
export type Answers = Readonly<Record<string, Answer>>;

/** A successful answer with `value` in its envelope. */
export function succeed(value: unknown): Answer {
  return () => Response.json({ success: true, value, message: '', errorCode: null });
}

/** A refusal; `more` names the input that it concerns, and the values of the sentence. */
export function refuse(
  status: number,
  errorCode: string,
  message: string,
  more: { field?: string; params?: object } = {},
): Answer {
  return () =>
    Response.json({ success: false, value: null, message, errorCode, field: null, params: null, ...more }, { status });
}

/** One page of a list that has no other. */
export function onlyPage(content: readonly unknown[], more: object = {}): object {
  return { content, pageNum: 1, pageSize: 20, totalPages: 1, totalElements: content.length, ...more };
}
