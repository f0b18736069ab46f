import fc from 'fast-check';
import { type Call, callsOf } from './call.ts';
import { type Answer, faultOf } from './judge.ts';
import type { Operation } from './operations.ts';
import { mayCall } from './permission.ts';
import type { KnownValues } from './schema-values.ts';

const shownCharsMax = 300;

const cut = (text: string): string =>
  text.length > shownCharsMax ? `${text.slice(0, shownCharsMax)}… (${text.length} characters)` : text;

function shown(operation: Operation, call: Call, fault: string, answer: Answer): string {
  const { role, isSealed, path, headers, body = null } = call;
  return [
    `${operation.operationId}: ${fault}`,
    `${operation.method} ${path}`,
    `${role}${isSealed ? ', sealed' : ''}`,
    `headers ${JSON.stringify(headers)}`,
    `body ${body}`,
    `answer ${answer.body}`,
  ]
    .map(cut)
    .join('\n  ');
}

/** How one operation is tried. */
export interface Trial {
  operation: Operation;
  known: KnownValues;
  seed: number;
  callsMax: number;
  timeMaxMs: number;
  send: (call: Call) => Promise<Answer>;
}

/** Makes calls of one operation until one is answered wrongly; describes the smallest such call, or is undefined. */
export async function tryOperation(trial: Trial): Promise<string | undefined> {
  const { operation, known, seed, callsMax, timeMaxMs } = trial;
  let last: { fault: string; answer: Answer } | undefined;
  const property = fc.asyncProperty(callsOf(operation, known), async (call) => {
    const answer = await trial.send(call);
    const sent = `${call.path}${call.body ?? ''}${JSON.stringify(call.headers)}`;
    const fault = faultOf(answer, { sent, isAllowed: mayCall(call.role, operation) });
    if (fault !== undefined) last = { fault, answer };
    return fault === undefined;
  });
  const { counterexample } = await fc.check(property, { seed, numRuns: callsMax, interruptAfterTimeLimit: timeMaxMs });
  const [smallest] = counterexample ?? [];
  return smallest === undefined || last === undefined ? undefined : shown(operation, smallest, last.fault, last.answer);
}
