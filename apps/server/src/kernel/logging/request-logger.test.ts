import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { loggerOptions } from './logger.ts';
import { RequestLogger } from './request-logger.ts';

function create() {
  const lines: Record<string, unknown>[] = [];
  const parent = pino(loggerOptions({ level: 'info', name: 'test' }), {
    write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  });
  return { lines, logger: new RequestLogger(parent, { reqId: 'r1' }) };
}

describe('the logger of a request', () => {
  test('says with each line which request it is', () => {
    const { lines, logger } = create();
    logger.error({ code: 'x' }, 'call failed');
    logger.warn('not ready');
    expect(lines).toMatchObject([
      { level: 50, reqId: 'r1', code: 'x', msg: 'call failed' },
      { level: 40, reqId: 'r1', msg: 'not ready' },
    ]);
  });

  test('says nothing below its level, and keeps secrets as its parent does', () => {
    const { lines, logger } = create();
    logger.debug('call refused');
    logger.info({ body: { password: 'only-for-tests' } }, 'told');
    expect(lines).toMatchObject([{ reqId: 'r1', body: { password: '[redacted]' }, msg: 'told' }]);
    expect(logger.level).toBe('info');
  });

  test('has loggers of its own, which know the request too', () => {
    const { lines, logger } = create();
    logger.child({ part: 'a' }).info('here');
    expect(lines).toMatchObject([{ reqId: 'r1', part: 'a', msg: 'here' }]);
  });
});
