import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { loggerOptions } from './logger.ts';

it('never writes a secret down', () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const logger = pino(loggerOptions({ level: 'info', name: 'test' }), sink);
  logger.info({
    req: {
      id: 1,
      method: 'GET',
      url: '/play?token=hush-1',
      headers: { authorization: 'hush-2' },
    },
    form: { username: 'ana', password: 'hush-3', token: 'hush-4' },
    account: { kind: 'bank', number: 'hush-5' },
  });
  expect(lines.join('')).toContain('ana');
  expect(lines.join('')).not.toContain('hush');
});
