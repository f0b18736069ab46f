/** Values that belong to a refusal, by name: `{ min: 4 }`. */
export type ErrorParams = Readonly<Record<string, string | number>>;

interface ApiErrorParts {
  code: string;
  message: string;
  status: number;
  field?: string | null;
  params?: ErrorParams | null;
  cause?: unknown;
}

/** Code of the error that stands for "no answer came": offline, refused connection, blocked. */
export const networkUnreachable = 'network.unreachable';

/** Code of the error that stands for an answer that is not ours: a proxy's page, a cut body. */
export const answerUnreadable = 'network.answer_unreadable';

/** A call that did not succeed. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Stable and dotted by room, as `wallet.insufficient_funds`; or `network.unreachable`, `network.answer_unreadable`. */
  readonly code: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The input that the refusal concerns. */
  readonly field: string | null;
  readonly params: ErrorParams | null;

  /** `message` is the server's sentence in the reader's language; empty when no answer came. */
  constructor(parts: ApiErrorParts) {
    super(parts.message, { cause: parts.cause });
    this.code = parts.code;
    this.status = parts.status;
    this.field = parts.field ?? null;
    this.params = parts.params ?? null;
  }

  /** True when trying the same call again may succeed: no answer, an overloaded or restarting server. */
  get isTransient(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 502;
  }
}
