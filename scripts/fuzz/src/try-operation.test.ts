import { expect, test } from 'vitest';
import type { Call } from './call.ts';
import type { Operation } from './operations.ts';
import { tryOperation } from './try-operation.ts';

const operation: Operation = {
  operationId: 'renameMember',
  method: 'PUT',
  path: '/members/{id}',
  access: 'member',
  moduleId: 'none',
  isEncrypted: false,
  isOpenToTrial: false,
  parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1, maximum: 99 } }],
  body: { type: 'object', properties: { name: { type: 'string' }, note: { type: 'string' } }, required: ['name'] },
};
const answeredBy = (statusOf: (call: Call) => number) => ({
  operation,
  known: new Map<string, string[]>(),
  seed: 1,
  callsMax: 400,
  timeMaxMs: 60_000,
  send: async (call: Call) => ({ status: statusOf(call), body: 'as it is', headers: {}, tookMs: 1 }),
});

test('a platform that refuses all that is odd has no fault', async () => {
  expect(await tryOperation(answeredBy(() => 400))).toBeUndefined();
});

test('the smallest call that fails is told, with its answer', async () => {
  const fault = await tryOperation(answeredBy(({ body }) => ((body ?? '').length > 30_000 ? 500 : 400)));
  expect(fault).toMatch(/^renameMember: status 500\n/);
  expect(fault).toContain('headers {}');
  expect(fault).toContain('answer as it is');
  expect((fault ?? '').length).toBeLessThan(1_000);
});

test('the same seed finds the same call', async () => {
  const trial = answeredBy(({ path }) => (path.includes('%') ? 500 : 400));
  const first = await tryOperation(trial);
  expect(first).toContain('status 500');
  expect(await tryOperation(trial)).toBe(first);
});

test('a member’s call that is done for a stranger is told', async () => {
  expect(await tryOperation(answeredBy(() => 200))).toContain('done for somebody who may not ask for it');
  const doneForMembers = ({ role }: Call) => (role === 'player' || role === 'agent' ? 200 : 401);
  expect(await tryOperation(answeredBy(doneForMembers))).toBeUndefined();
});
