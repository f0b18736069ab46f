import { isSignatureValid, sign } from './signature.ts';

/** An answer whose signature was checked. */
export type SignedAnswer = { readonly status: string; readonly [field: string]: unknown };

/** No trustworthy answer: timeout, network failure, 5xx, or a wrong signature. The call may or may not have had effect. */
export class PlatformUnreachable extends Error {}

export type SignedCallOptions = {
  readonly platformUrl: string;
  readonly timeoutMs: number;
  readonly nowMs: () => number;
};

/**
 * Sends one signed request to the platform and checks the signature of the answer.
 * @throws PlatformUnreachable when the outcome is unknown
 */
export async function signedCall(
  options: SignedCallOptions,
  vendor: { readonly code: string; readonly secret: string },
  path: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<SignedAnswer> {
  const body = JSON.stringify(fields);
  const timestampSeconds = Math.floor(options.nowMs() / 1000);
  const message = { method: 'POST', path, timestampSeconds, body };
  const { response, text } = await send(options, path, body, {
    'content-type': 'application/json',
    'x-vendor': vendor.code,
    'x-timestamp': String(timestampSeconds),
    'x-signature': sign(vendor.secret, message),
  });
  if (response.status >= 500) throw new PlatformUnreachable(`${path}: HTTP ${String(response.status)}`);
  const answered = { ...message, timestampSeconds: Number(response.headers.get('x-timestamp') ?? NaN), body: text };
  const signature = response.headers.get('x-signature') ?? '';
  if (!isSignatureValid(vendor.secret, answered, signature, Math.floor(options.nowMs() / 1000))) {
    throw new PlatformUnreachable(
      `${path}: the answer (HTTP ${String(response.status)}) is not signed by the platform`,
    );
  }
  return parseAnswer(path, text);
}

async function send(options: SignedCallOptions, path: string, body: string, headers: Record<string, string>) {
  try {
    const response = await fetch(`${options.platformUrl}${path}`, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(options.timeoutMs),
    });
    return { response, text: await response.text() };
  } catch (err) {
    throw new PlatformUnreachable(`${path}: no answer`, { cause: err });
  }
}

function parseAnswer(path: string, text: string): SignedAnswer {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && 'status' in value && typeof value.status === 'string') {
      return value as SignedAnswer;
    }
  } catch (err) {
    throw new PlatformUnreachable(`${path}: the answer is not JSON`, { cause: err });
  }
  throw new PlatformUnreachable(`${path}: the answer has no status`);
}
