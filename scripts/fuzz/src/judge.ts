/** What came back. A call that got no answer has status 0. */
export interface Answer {
  status: number;
  body: string;
  /** As they came; empty where there was no answer. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  tookMs: number;
}

const answerMaxMs = 5_000;

const leaks: readonly (readonly [RegExp, string])[] = [
  [/\bat .+\.[cm]?[jt]s:\d+:\d+/, 'a stack trace'],
  [/node_modules|file:\/\/\//, 'a path of the program'],
  [/syntax error at or near|violates \S+(?: \S+)? constraint|duplicate key value|invalid input syntax/i, 'SQL text'],
  [/\b(?:relation|column) "[^"]+" (?:does not exist|of relation)|\bselect .+ from "/i, 'SQL text'],
];

/** What the answer is judged by. */
export interface Asked {
  /** All that was sent: it may come back, so it is no leak. */
  sent: string;
  /** True when this caller may make this call at all. */
  isAllowed: boolean;
}

/** What is wrong with an answer, in words; undefined when nothing is. */
export function faultOf({ status, body, headers, tookMs }: Answer, { sent, isAllowed }: Asked): string | undefined {
  if (status === 0) return 'no answer';
  if (status >= 500) return `status ${status}`;
  if (status < 300 && !isAllowed) return 'done for somebody who may not ask for it';
  if (/injected/i.test(JSON.stringify(headers))) return 'a header that the caller wrote';
  if (tookMs > answerMaxMs) return 'an answer slower than 5 s';
  return leaks.find(([leak]) => leak.test(body) && !leak.test(sent))?.[1];
}
