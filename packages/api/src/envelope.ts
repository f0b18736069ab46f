import { answerUnreadable, ApiError, networkUnreachable, type ErrorParams } from './api-error.ts';

/** What a call of the generated client settles to. */
export interface Settled<D> {
  data?: D | undefined;
  error?: unknown;
  response: Response;
}

/** The value inside an answer's envelope. */
export type ValueOf<D> = D extends { value: infer V } ? V : never;

interface Refusal {
  errorCode: string;
  message?: string;
  field?: string | null;
  params?: ErrorParams | null;
}

/**
 * The value of a successful call: `await unwrap(api.GET('/wps/member/info'))`.
 * Throws ApiError when the call was refused, when no answer came and when the answer cannot be read.
 */
export async function unwrap<D>(call: Promise<Settled<D>>): Promise<ValueOf<D>> {
  const data = await unwrapBare(call);
  if (!isEnvelope(data)) throw unreadable(200);
  return data.value as ValueOf<D>;
}

/** The whole body of a successful call, for the few that answer without an envelope. Throws as `unwrap` does. */
export async function unwrapBare<D>(call: Promise<Settled<D>>): Promise<D> {
  const { data, error, response } = await call.catch(rethrow);
  if (!response.ok) throw refusalOf(error, response.status);
  // Some refusals of this family of sites travel with status 200.
  if (isRefusal(data)) throw refusalOf(data, response.status);
  return data as D;
}

function rethrow(cause: unknown): never {
  if (cause instanceof ApiError || isAbort(cause)) throw cause;
  if (cause instanceof SyntaxError) throw unreadable(200, cause);
  throw new ApiError({ code: networkUnreachable, message: '', status: 0, cause });
}

function refusalOf(body: unknown, status: number): ApiError {
  if (!isRefusal(body)) return unreadable(status);
  const { errorCode, message = '', field = null, params = null } = body;
  return new ApiError({ code: errorCode, message, status, field, params });
}

function unreadable(status: number, cause?: unknown): ApiError {
  return new ApiError({ code: answerUnreadable, message: '', status, cause });
}

function isRefusal(body: unknown): body is Refusal {
  return isRecord(body) && body['success'] === false && typeof body['errorCode'] === 'string';
}

function isEnvelope(body: unknown): body is { value: unknown } {
  return isRecord(body) && body['success'] === true && 'value' in body;
}

function isRecord(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null;
}

function isAbort(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'AbortError';
}
