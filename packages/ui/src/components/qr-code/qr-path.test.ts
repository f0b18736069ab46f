import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

test('a run of dark modules becomes one rectangle, light ones nothing', () => {
  expect(
    qrPath([
      [true, true, false, true],
      [false, false, false, false],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1z');
});
