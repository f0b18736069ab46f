import { expect, test } from 'vitest';
import { readTransferSecrets } from './transfer-secrets.ts';

test('each vendor has its secret, and a vendor that is not named has none', () => {
  const secrets = readTransferSecrets('{"VOL":"a-secret-of-sixteen"}');
  expect(secrets.get('VOL')).toBe('a-secret-of-sixteen');
  expect(secrets.get('MAR')).toBeUndefined();
  expect(readTransferSecrets('{}').size).toBe(0);
});

test.each(['', 'short', '{"VOL":"short-value"}', '{"vol":"a-secret-of-sixteen"}', '["a-secret-of-sixteen"]', 'null'])(
  'what is not that stops the start and is not shown: %s',
  (json) => {
    expect(() => readTransferSecrets(json)).toThrow(/^TRANSFER_VENDOR_SECRETS must be an object/);
  },
);
