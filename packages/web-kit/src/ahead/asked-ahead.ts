/** A call that the page made before its application was there. */
interface AskedAhead {
  /** Whole address of the call. */
  url: string;
  /** What it carried, as its headers did. */
  token: string | null;
  language: string;
  /** When, by the clock of the page. */
  askedAtMs: number;
  /** Null when the call was not made after all. */
  answer: Promise<Response | null>;
}

declare global {
  interface Window {
    /** Written by the script in the page's head. */
    askedAhead?: AskedAhead[] | undefined;
  }
}

/** An answer is of its moment: when it was asked for that long ago, in milliseconds, nobody takes it. */
const ageMsMax = 30_000;

/**
 * Sends calls by `send`, but takes the answer of one that the page has asked already, once, where it carried the same
 * token and language and nothing was changed since. One that failed is made anew.
 */
export function takingAskedAhead(send: (req: Request) => Promise<Response>): (req: Request) => Promise<Response> {
  return async (req) => {
    const asked = take(req);
    if (asked === undefined) return send(req);
    const answer = await Promise.race([asked.answer.catch(() => null), givenUp(req.signal)]);
    return answer ?? send(req);
  };
}

function take({ method, url, headers }: Request): AskedAhead | undefined {
  const list = window.askedAhead;
  if (list === undefined) return undefined;
  // What changes something may make untrue what was answered before.
  if (method !== 'GET') list.length = 0;
  const index = list.findIndex(
    (asked) =>
      asked.url === url &&
      asked.token === headers.get('Authorization') &&
      asked.language === headers.get('Language') &&
      performance.now() - asked.askedAtMs < ageMsMax,
  );
  return index < 0 ? undefined : list.splice(index, 1)[0];
}

/** Rejects, as a call of its own would, when the caller gives up. */
function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
