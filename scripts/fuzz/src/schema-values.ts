import fc from 'fast-check';
import type { Schema } from './operations.ts';

const itemsMax = 3;
const textMax = 40;
const dateTime = fc.date({ noInvalidDate: true, min: new Date('1970-01-01'), max: new Date('2100-01-01') });

/** Values that the platform knows, by the name of the field that carries them: ids, codes, tokens. */
export type KnownValues = ReadonlyMap<string, readonly string[]>;

function text({ format, pattern, examples, minLength = 0, maxLength = Infinity }: Schema): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time') return dateTime.map((date) => date.toISOString());
  const bySchema =
    pattern === undefined
      ? fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, textMax)) })
      : fc.stringMatching(new RegExp(pattern, 'u')).filter((value) => hasLength(value, minLength, maxLength));
  return examples === undefined ? bySchema : fc.oneof(fc.constantFrom(...examples), bySchema);
}

/** JSON Schema counts characters, not the units that a string is stored in. */
function hasLength(value: string, min: number, max: number): boolean {
  const { length } = Array.from(value);
  return length >= min && length <= max;
}

const isTuple = (items: Schema | readonly Schema[]): items is readonly Schema[] => Array.isArray(items);

/** An object whose names are free. */
function byName({ minProperties = 0 }: Schema, value: Schema, known: KnownValues): fc.Arbitrary<unknown> {
  const name = fc.string({ minLength: 1, maxLength: textMax }).filter((written) => written !== '__proto__');
  const options = { minKeys: minProperties, maxKeys: minProperties + itemsMax, noNullPrototype: true };
  return fc.dictionary(name, fittingValue(value, known), options);
}

function byType(schema: Schema, known: KnownValues): fc.Arbitrary<unknown> {
  const { type, minimum: min = 0, maximum: max = 1_000_000, items = {}, minItems = 0, maxItems = itemsMax } = schema;
  const { properties = {}, required = [], additionalProperties: others = false } = schema;
  switch (type) {
    case 'object': {
      if (typeof others === 'object') return byName(schema, others, known);
      const fields = Object.entries(properties).map(([name, field]) => [name, fittingValue(field, known, name)]);
      const shape = Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>;
      return fc.record(shape, { requiredKeys: required.filter((name) => name in shape), noNullPrototype: true });
    }
    case 'array':
      if (isTuple(items)) return fc.tuple(...items.map((item) => fittingValue(item, known)));
      return fc.uniqueArray(fittingValue(items, known), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, itemsMax)),
        selector: (item) => JSON.stringify(item),
      });
    case 'integer':
      return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max));
    case 'number':
      return fc.double({ min, max, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return text(schema);
    case undefined:
      return fc.jsonValue();
    default:
      return type satisfies never;
  }
}

/** A value that fits its schema, mostly one that the platform knows, so that it comes as far as the rules behind it. */
export function fittingValue(schema: Schema, known: KnownValues, name = ''): fc.Arbitrary<unknown> {
  const { enum: values, anyOf } = schema;
  if (values !== undefined) return fc.constantFrom(...values);
  if (anyOf !== undefined) return fc.oneof(...anyOf.map((one) => fittingValue(one, known, name)));
  const familiar = schema.type === 'string' ? (known.get(name) ?? []) : [];
  const other = byType(schema, known);
  if (familiar.length === 0) return other;
  return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...familiar) }, { weight: 1, arbitrary: other });
}
