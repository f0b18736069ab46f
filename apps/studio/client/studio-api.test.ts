import { afterEach, expect, test, vi } from 'vitest';
import { createStudioApi } from './studio-api.ts';

afterEach(() => vi.unstubAllGlobals());

const answerWith = (body: BodyInit, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));

test('an answer that was cut off is a lost line, not an empty state', async () => {
  answerWith('{"balance":"1');
  await expect(createStudioApi().state()).rejects.toMatchObject({ code: 'offline' });
});

test('a refusal says its code, and one without words is the server’s fault', async () => {
  answerWith('{"code":"LIMIT_REACHED"}', 422);
  await expect(createStudioApi().state()).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
  answerWith('<html>', 502);
  await expect(createStudioApi().state()).rejects.toMatchObject({ code: 'internal' });
});
