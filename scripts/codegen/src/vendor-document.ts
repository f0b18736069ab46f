import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { exampleOf, type Schema, type Schemas } from './vendor-examples.ts';
import { answerHeaders, requestHeaders, requestParameters, responseHeaders } from './vendor-signature.ts';

/* Writes docs/vendors/openapi.json from the platform's document: the calls of vendors alone, with what all of them share. */

interface Media {
  content: { 'application/json': { schema: Schema } };
}
interface Operation {
  operationId: string;
  summary: string;
  parameters?: { in: string }[];
  requestBody?: Media;
  responses: { 200: Media };
}

const root = join(import.meta.dirname, '..', '..', '..');
const platform = JSON.parse(readFileSync(join(root, 'packages/api/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Schemas };
};
const { schemas } = platform.components;
const prefix = '/vendor/v1/';
const refusals = {
  400: ['INVALID_REQUEST', 'The call cannot be read. Sending it again changes nothing'],
  401: [
    'INVALID_SIGNATURE',
    'The signature, or the clock (`CLOCK_SKEW`), is wrong. Unsigned when the vendor is not known',
  ],
  500: ['INTERNAL_ERROR', 'Nothing is known of what became of the call: it may be sent again'],
} as const;

function signedOperation({ operationId, summary, parameters = [], requestBody, responses }: Operation) {
  const asked = requestBody?.content['application/json'].schema;
  const request = asked && exampleOf(schemas, operationId, asked);
  const answer = responses[200].content['application/json'].schema;
  const refused = Object.entries(refusals).map(([code, [status, description]]) => [
    code,
    response(description, { $ref: '#/components/schemas/VendorAnswer' }, { status, requestId: '' }),
  ]);
  return {
    operationId,
    summary,
    tags: [tagOf(operationId)],
    parameters: [...requestParameters, ...parameters],
    ...(asked === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: asked, example: request } } } }),
    responses: {
      200: response('`status` says what became of the call', answer, exampleOf(schemas, operationId, answer, request)),
      ...Object.fromEntries(refused as [string, object][]),
    },
  };
}

function response(description: string, schema: Schema, example: unknown) {
  return { description, headers: responseHeaders, content: { 'application/json': { schema, example } } };
}

/** The keys are published for those who have none yet: neither call nor answer is signed. */
function openOperation({ operationId, summary, responses }: Operation) {
  const { schema } = responses[200].content['application/json'];
  const example = exampleOf(schemas, operationId, schema);
  const content = { 'application/json': { schema, example } };
  return {
    operationId,
    summary,
    tags: ['keys'],
    security: [],
    responses: { 200: { description: 'A JWK set', content } },
  };
}

function tagOf(operationId: string): string {
  return operationId === 'vendorFeed' ? 'feed' : 'wallet';
}

/** Names of the schemas that a text refers to, and that those refer to. */
function reached(text: string, known = new Set<string>()): Set<string> {
  for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    if (known.has(name)) continue;
    known.add(name);
    reached(JSON.stringify(schemas[name]), known);
  }
  return known;
}

const paths = Object.fromEntries(
  Object.entries(platform.paths)
    .filter(([path]) => path.startsWith(prefix))
    .map(([path, item]) => {
      const operations = Object.entries(item).map(([method, operation]) => [
        method,
        operation.operationId === 'vendorKeys' ? openOperation(operation) : signedOperation(operation),
      ]);
      return [path, Object.fromEntries(operations) as Record<string, object>];
    }),
);
const feed = platform.paths[`${prefix}feed/transactions`]?.['get'];
if (feed === undefined) throw new Error('The platform has no feed');
const webhooks = {
  feed: {
    get: {
      ...signedOperation(feed),
      operationId: 'vendorGivesFeed',
      summary: `What the vendor offers at the same path of its own address, for the nightly comparison`,
    },
  },
};
const used = reached(JSON.stringify({ paths, webhooks }));
const document = {
  openapi: '3.1.0',
  info: {
    title: 'Quetzal wallet protocol for game vendors',
    version: '1.0.0',
    description: 'How a game vendor asks for players’ money. The rules are in protocol.md beside this document.',
  },
  servers: [{ url: 'https://wallet.example', description: 'The platform’s address for vendors' }],
  security: [{ signature: [] }],
  tags: [
    { name: 'wallet', description: 'Sessions, money and rounds' },
    { name: 'feed', description: 'What one side knows of the vendor’s transactions' },
    { name: 'keys', description: 'For vendors that sign with keys' },
  ],
  paths,
  webhooks,
  components: {
    securitySchemes: {
      signature: { type: 'apiKey', in: 'header', name: 'X-Signature', description: 'See the parameters of each call' },
    },
    parameters: requestHeaders,
    headers: answerHeaders,
    schemas: Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name))),
  },
};

const source = `${JSON.stringify(document, null, 2)}\n`;
const target = join(root, 'docs/vendors/openapi.json');
await check(source, target);
// Renamed into place, so that whoever reads at the same moment sees a whole file.
writeFileSync(`${target}.new`, source);
renameSync(`${target}.new`, target);

/** Refuses a document that is no OpenAPI document, or whose examples are not what its schemas say. */
async function check(text: string, absoluteRef: string): Promise<void> {
  const error = 'error';
  const config = await createConfig({
    rules: {
      struct: error,
      'no-unresolved-refs': error,
      'no-unused-components': error,
      'operation-operationId-unique': error,
      'operation-summary': error,
      'operation-2xx-response': error,
      'operation-tag-defined': error,
      'security-defined': error,
      'no-identical-paths': error,
      'no-invalid-media-type-examples': { severity: error },
      'no-invalid-parameter-examples': { severity: error },
    },
  });
  const problems = await lintFromString({ source: text, absoluteRef, config });
  if (problems.length === 0) return;
  const places = problems.map(({ message, location }) => `${location[0]?.pointer ?? ''}: ${message}`);
  throw new Error(`The document of the vendor protocol is not right\n${places.join('\n')}`);
}
