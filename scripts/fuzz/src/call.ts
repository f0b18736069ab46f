import fc from 'fast-check';
import { hostileBody, hostileText, hostileValue } from './hostile-values.ts';
import type { Operation, Parameter } from './operations.ts';
import { fittingValue, type KnownValues } from './schema-values.ts';

/** Whose session a call carries; a vendor and a payment provider sign instead. */
export type Role = 'visitor' | 'trial' | 'player' | 'agent' | 'operator' | 'signer';

/** One call as it is sent, before it is encrypted or signed. */
export interface Call {
  role: Role;
  /** Path with its query. */
  path: string;
  /** Headers that differ from those of a good call. */
  headers: Record<string, string>;
  /** The bytes of the body. */
  body: string | undefined;
  /** The body travels as a JWE, as it must on encrypted calls. */
  isSealed: boolean;
}

const headerNames = [
  'Merchant',
  'ModuleId',
  'Device',
  'Language',
  'Authorization',
  'Accept-Language',
  'Content-Type',
  'Encryption',
  'X-Forwarded-For',
  'X-Vendor',
  'X-Timestamp',
  'X-Signature',
  'X-Request-Id',
  'If-None-Match',
  'Cookie',
  'Origin',
  'User-Agent',
];
const contentTypes = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'image/png',
  'multipart/form-data',
];

/** Of every ten calls, so many are good in this part and so many are not: most must come as far as the rules. */
const mostly = <T>(good: fc.Arbitrary<T>, bad: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 7, arbitrary: good }, { weight: 3, arbitrary: bad });

const inUrl = (value: unknown): string =>
  encodeURIComponent((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed());

function segment({ schema, name }: Parameter, known: KnownValues): fc.Arbitrary<string> {
  const raw = fc.constantFrom('%', '%E0%A4%A', '%00', '..%2f..', '.', ';a=b');
  return mostly(fittingValue(schema, known, name).map(inUrl), fc.oneof(hostileText.map(inUrl), raw));
}

function queryOf(parameters: readonly Parameter[], known: KnownValues): fc.Arbitrary<string> {
  const parts = parameters.map(({ name, schema, required }) => {
    const part = mostly(fittingValue(schema, known, name), hostileText).map((value) => `${name}=${inUrl(value)}`);
    return required === true ? part : fc.option(part, { nil: '' });
  });
  const odd = fc.constantFrom(
    '%',
    '=',
    '&&&',
    '__proto__=1',
    'constructor[prototype]=1',
    ...parameters.flatMap(({ name }) => [`${name}=1&${name}=2`, `${name}[]=1`, `${name}[$gt]=`, name]),
  );
  const right = fc.tuple(...parts).map((texts) => texts.filter((text) => text !== '').join('&'));
  return fc.tuple(right, mostly(fc.constant(''), odd)).map((both) => both.filter((text) => text !== '').join('&'));
}

function pathOf({ path, parameters }: Operation, known: KnownValues): fc.Arbitrary<string> {
  const segments = parameters.filter((parameter) => parameter.in === 'path');
  const query = queryOf(
    parameters.filter((parameter) => parameter.in === 'query'),
    known,
  );
  return fc.tuple(query, ...segments.map((parameter) => segment(parameter, known))).map(([search, ...values]) => {
    const filled = segments.reduce((text, { name }, at) => text.replace(`{${name}}`, () => values[at] ?? ''), path);
    return search === '' ? filled : `${filled}?${search}`;
  });
}

/** A body that fits, with one field that does not, or one that nobody asked for. */
function spoiled(fitting: fc.Arbitrary<unknown>, names: readonly string[]): fc.Arbitrary<unknown> {
  return fc
    .tuple(fitting, fc.constantFrom(...names, 'surplus'), fc.option(hostileValue, { nil: undefined }))
    .map(([body, name, value]) => (typeof body === 'object' && body !== null ? { ...body, [name]: value } : value));
}

function bodyOf({ body }: Operation, known: KnownValues): fc.Arbitrary<string | undefined> {
  if (body === undefined) return mostly<string | undefined>(fc.constant(undefined), hostileBody);
  const fitting = fittingValue(body, known);
  const json = fc.oneof(
    { weight: 4, arbitrary: fitting },
    { weight: 6, arbitrary: spoiled(fitting, Object.keys(body.properties ?? {})) },
    { weight: 1, arbitrary: hostileValue },
  );
  return fc.oneof(
    { weight: 10, arbitrary: json.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: hostileBody },
  );
}

const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...headerNames), hostileText)
    // What no client could put on the wire is left out.
    .map(([name, value]) => ({ [name]: value.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '') })),
  fc.constantFrom(...contentTypes).map((type) => ({ 'Content-Type': type })),
);

function rolesOf({ access }: Operation): fc.Arbitrary<Role> {
  const own: Partial<Record<Operation['access'], Role>> = {
    member: 'player',
    optional: 'player',
    agent: 'agent',
    operator: 'operator',
    vendor: 'signer',
    provider: 'signer',
  };
  const anyone = fc.constantFrom<Role>('visitor', 'trial', 'player', 'agent', 'operator', 'signer');
  return mostly(fc.constant(own[access] ?? 'visitor'), anyone);
}

/** Calls of one operation, from good ones to nonsense. */
export function callsOf(operation: Operation, known: KnownValues): fc.Arbitrary<Call> {
  return fc.record({
    role: rolesOf(operation),
    path: pathOf(operation, known),
    headers: mostly(fc.constant({}), oddHeaders),
    body: bodyOf(operation, known),
    isSealed: operation.isEncrypted ? mostly(fc.constant(true), fc.constant(false)) : fc.constant(false),
  });
}
