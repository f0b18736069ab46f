/** What every signed call and answer carries, as the document of the vendor protocol says it. */
const header = (description: string, schema: object, example: string) => ({ description, schema, example });

const timestamp = header(
  'Seconds since 1970; more than 30 s off is refused',
  { type: 'string', pattern: '^\\d{1,12}$' },
  '1795262400',
);
const signature = header(
  'Hex of the signature over `METHOD\\nPATH\\nTIMESTAMP\\nSHA256hex(body)`: HMAC-SHA256 with the shared secret (64 digits) or Ed25519 with a key (128 digits)',
  { type: 'string', pattern: '^([0-9a-f]{64}|[0-9a-f]{128})$' },
  '662e9ec5e857fe6f4199cbb7ecb2e428bb32c360153b3603b5286f9718a2d8ab',
);
const vendor = header('The vendor’s code', { type: 'string', pattern: '^[A-Z0-9]{2,12}$' }, 'SOL');
const keyId = header(
  'Which of our keys signed, for vendors that sign with keys: see `GET /vendor/v1/keys`',
  { type: 'string' },
  'quetzal-1',
);

const inHeader = (name: string, of: object) => ({ name, in: 'header', required: true, ...of });

export const requestHeaders = {
  Vendor: inHeader('X-Vendor', vendor),
  Timestamp: inHeader('X-Timestamp', timestamp),
  Signature: inHeader('X-Signature', signature),
};

export const answerHeaders = { Timestamp: timestamp, Signature: signature, KeyId: keyId };

/** The signature of a request, as parameters of an operation. */
export const requestParameters = Object.keys(requestHeaders).map((name) => ({
  $ref: `#/components/parameters/${name}`,
}));

/** The signature of an answer, as headers of a response. */
export const responseHeaders = {
  'X-Timestamp': { $ref: '#/components/headers/Timestamp' },
  'X-Signature': { $ref: '#/components/headers/Signature' },
  'X-Key-Id': { $ref: '#/components/headers/KeyId' },
};
