import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair, type CryptoKey } from 'jose';
import type { EncryptionKey } from '../encrypt.ts';

/** A call as the server saw it. */
export interface SeenCall {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** What the client put on the wire. */
  body: string;
  /** What was inside the JWE, when there was one. */
  opened: unknown;
}

/** What the server should answer to the next call. */
export interface Answer {
  status: number;
  body: string;
}

export interface EchoServer {
  url: string;
  seen: SeenCall[];
  /** Answers given in order; after them `{"success": true, "value": "ok"}`. */
  answers: Answer[];
  publicKey: () => EncryptionKey;
  /** Replaces the key: the server refuses what was encrypted to the one before. */
  rotateKey: () => Promise<void>;
  close: () => Promise<void>;
}

/** A small HTTP server on a free port that decrypts what it is sent, as the platform does. */
export async function startEchoServer(): Promise<EchoServer> {
  const seen: SeenCall[] = [];
  const answers: Answer[] = [];
  let key = await makeKey(1);
  const server = createServer((req, res) => {
    void readCall(req, key).then(({ call, isUnknownKey }) => {
      seen.push(call);
      const planned = isUnknownKey ? refusal(400, 'request.encryption_key_unknown') : answers.shift();
      const { status, body } = planned ?? {
        status: 200,
        body: '{"success":true,"value":"ok","message":"","errorCode":null}',
      };
      res.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    answers,
    publicKey: () => key.jwk,
    rotateKey: async () => {
      key = await makeKey(Number(key.jwk.kid) + 1);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A refusal as the platform writes it. */
export function refusal(status: number, errorCode: string, more: object = {}): Answer {
  return {
    status,
    body: JSON.stringify({
      success: false,
      value: null,
      message: 'No.',
      errorCode,
      field: null,
      params: null,
      ...more,
    }),
  };
}

async function makeKey(kid: number): Promise<{ privateKey: CryptoKey; jwk: EncryptionKey }> {
  const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const { kty, crv, x, y } = await exportJWK(pair.publicKey);
  return {
    privateKey: pair.privateKey,
    jwk: { kty, crv, x, y, kid: String(kid), alg: 'ECDH-ES', use: 'enc' } as EncryptionKey,
  };
}

async function readCall(req: IncomingMessage, key: { privateKey: CryptoKey; jwk: EncryptionKey }) {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part as Buffer);
  const body = Buffer.concat(parts).toString();
  const call: SeenCall = { method: req.method ?? '', path: req.url ?? '', headers: req.headers, body, opened: null };
  if (req.headers['encryption'] !== 'JWE') return { call, isUnknownKey: false };
  const { value } = JSON.parse(body) as { value: string };
  if (decodeProtectedHeader(value)['kid'] !== key.jwk.kid) return { call, isUnknownKey: true };
  const { plaintext } = await compactDecrypt(value, key.privateKey);
  return { call: { ...call, opened: JSON.parse(new TextDecoder().decode(plaintext)) as unknown }, isUnknownKey: false };
}
