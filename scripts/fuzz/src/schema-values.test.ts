import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readOperations } from './operations.ts';
import { fittingValue } from './schema-values.ts';

const ajv = new Ajv({ strict: false });
(addFormats as unknown as (ajv: Ajv) => Ajv)(ajv);
const withBody = readOperations().flatMap(({ operationId, body }) =>
  body === undefined ? [] : [{ operationId, body }],
);

test.each(withBody)('a fitting body of $operationId passes the schema of the document', ({ body }) => {
  const isFitting = ajv.compile(body);
  const none = new Map<string, string[]>();
  fc.assert(
    fc.property(fittingValue(body, none), (value) => isFitting(value)),
    { numRuns: 30 },
  );
});

test('a field that the platform knows values of carries one of them most times', () => {
  const known = new Map([['account', ['ana']]]);
  const values = fc.sample(fittingValue({ type: 'string' }, known, 'account'), { seed: 1, numRuns: 100 });
  expect(values.filter((value) => value === 'ana').length).toBeGreaterThan(50);
});
