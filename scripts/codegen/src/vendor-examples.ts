/** A schema of the document, as far as examples need it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
}
export type Schemas = Record<string, Schema>;

/** What fields of the protocol look like in life, by name. */
const values: Record<string, unknown> = {
  requestId: '0f5b1c7e-1f0a-4f6e-9d53-6a2c0c1f2b10',
  operatorId: 'quetzal',
  vendorCode: 'SOL',
  playerRef: '019a0b52-7d3e-7c4f-8a1b-2c3d4e5f6a7b',
  currency: 'MXN',
  gameCode: 'frutas-electricas',
  roundId: 'round-81244',
  txId: 'tx-5512093',
  betTxId: 'tx-5512092',
  winTxId: 'tx-5512093',
  grantId: '019a0b52-8c11-7d22-9e33-1f2a3b4c5d6e',
  amount: '12.50',
  stake: '2.00',
  balance: '987.50',
  paid: '12.50',
  winMax: '100.00',
  rounds: 10,
  left: 7,
  launchToken: 'Q2hhbmdlLW1lLWV2ZXJ5LXRpbWUtcGxlYXNlLTAwMDE',
  sessionToken: 'VGhpcy1pcy1hLXNlc3Npb24tb2YtYS12ZW5kb3ItMDE',
  nickname: 'Ana',
  language: 'es',
  lobbyUrl: 'https://play.example/',
  campaign: 'spring-2026',
  reason: 'The game stopped in the middle of the round',
  serverSeed: '3f1d0c7a5b9e8f2466d0a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f6',
  serverSeedHash: '8a3f0b5f4f0e6a3a4b1f6c1f0d9e8b7a69584736251403f2e1d0c9b8a7968574',
  nextCursor: 'MTIzNDU2Ny50eC01NTEyMDkz',
  cursor: 'MTIzNDU2Ny50eC01NTEyMDkz',
  kid: 'quetzal-1',
  x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
  roundDetails: { stops: [3, 17, 9], rulesVersion: 'classic3-1' },
};

/** Fields that may be left out and that an example shows all the same, by operation. */
const alsoShown: Record<string, readonly string[]> = {
  vendorAuthenticate: ['currency', 'balance', 'playerRef', 'language', 'sessionToken', 'nickname', 'theme', 'lobbyUrl'],
  vendorWin: ['roundDetails'],
  vendorRollback: ['betTxId'],
  vendorBalance: ['currency', 'balance'],
  vendorEndRound: ['currency', 'balance'],
  vendorRefundRound: ['currency', 'balance'],
  vendorFeed: ['roundId', 'gameCode'],
  vendorOpenFreeRounds: ['freeRounds'],
};
const moneyAnswer = ['txId', 'currency', 'balance'];

/** An example of what an operation sends, or is answered. */
export function exampleOf(schemas: Schemas, operationId: string, schema: Schema, asked: unknown = {}): unknown {
  const shown = [...(alsoShown[operationId] ?? []), ...('txId' in (asked as object) ? moneyAnswer : [])];
  return valueOf(schemas, schema, '', new Set(shown));
}

function valueOf(schemas: Schemas, given: Schema, name: string, shown: ReadonlySet<string>): unknown {
  const schema = given.$ref === undefined ? given : (schemas[given.$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.const !== undefined) return schema.const;
  if (name === 'status') return 'OK';
  if (schema.enum !== undefined) return schema.enum[0];
  if (name in values) return values[name];
  if (schema.anyOf?.[0] !== undefined) return valueOf(schemas, schema.anyOf[0], name, shown);
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {});
    const kept = fields.filter(([field]) => schema.required?.includes(field) === true || shown.has(field));
    return Object.fromEntries(kept.map(([field, of]) => [field, valueOf(schemas, of, field, shown)]));
  }
  if (schema.type === 'array') return schema.items === undefined ? [] : [valueOf(schemas, schema.items, '', shown)];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return 10;
  return schema.format === 'date-time' ? '2026-11-20T18:24:05.120Z' : 'text';
}
