import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { WalletAnswer } from '../protocol/index.ts';
import { signRequest, verifyResponse } from '../signature/index.ts';
import { createMemoryAnswerStore, createWalletServer, nodeListener, type WalletSide } from './index.ts';

const secret = 'only-for-tests-solaris';
const now = new Date('2026-11-21T12:00:00Z');
const path = '/vendor/v1/wallet/bet';
const fields = {
  requestId: 'r1',
  txId: 't1',
  operatorId: 'quetzal',
  playerRef: 'ana',
  currency: 'MXN',
  gameCode: 'g',
  roundId: 'r',
  amount: '10.00',
  sessionToken: 's',
};

function serverWith(bet: WalletSide['bet']) {
  const unused = async (): Promise<Omit<WalletAnswer, 'requestId'>> => ({ status: 'OK' });
  const wallet = {
    bet,
    authenticate: unused,
    balance: unused,
    win: unused,
    rollback: unused,
    credit: unused,
    endRound: unused,
    refundRound: unused,
    openFreeRounds: unused,
    revealSeed: unused,
  };
  const errors: unknown[] = [];
  const secretOf = (code: string) => (code === 'SOL' ? secret : undefined);
  const onError = (error: unknown): number => errors.push(error);
  const server = createWalletServer({ secretOf, now: () => now, answers: createMemoryAnswerStore(), wallet, onError });
  return { server, errors };
}

function requestOf(body: object | string, signedBody = body) {
  const text = (value: object | string) => (typeof value === 'string' ? value : JSON.stringify(value));
  const signed = signRequest({ vendorCode: 'SOL', secret }, { method: 'POST', path, body: text(signedBody) }, now);
  const headers = new Map(Object.entries(signed));
  return { method: 'POST', path, header: (name: string) => headers.get(name), body: Buffer.from(text(body)) };
}

describe('a wallet server', () => {
  test('gives the wallet a call that is signed and well made, and signs its answer', async () => {
    const { server } = serverWith(async () => ({ status: 'OK', currency: 'MXN', balance: '90.00' }));
    const reply = await server(requestOf(fields));
    expect(JSON.parse(reply.text)).toEqual({
      status: 'OK',
      requestId: 'r1',
      txId: 't1',
      currency: 'MXN',
      balance: '90.00',
    });
    const timestamp = reply.headers['x-timestamp'];
    const signature = reply.headers['x-signature'];
    expect(verifyResponse(secret, { method: 'POST', path, body: reply.text, timestamp, signature }, now)).toBe('OK');
  });

  test('answers the same request with the same bytes, and works it once', async () => {
    let calls = 0;
    const { server } = serverWith(async () => ({ status: 'OK', balance: `${(calls += 1)}.00` }));
    const [first, second] = await Promise.all([server(requestOf(fields)), server(requestOf(fields))]);
    expect(second.text).toBe(first.text);
    expect(calls).toBe(1);
    const other = await server(requestOf({ ...fields, amount: '20.00' }));
    expect(JSON.parse(other.text)).toEqual({ status: 'DUPLICATE_TRANSACTION', requestId: 'r1', txId: 't1' });
  });

  test('says that a failure may be sent again, and keeps no answer of it', async () => {
    let calls = 0;
    const { server, errors } = serverWith(async () => {
      calls += 1;
      if (calls === 1) throw new Error('database is away');
      return { status: 'OK' };
    });
    const failed = await server(requestOf(fields));
    expect(failed.httpStatus).toBe(500);
    expect(JSON.parse(failed.text)).toEqual({ status: 'INTERNAL_ERROR', requestId: 'r1', txId: 't1' });
    expect(await server(requestOf(fields))).toMatchObject({ httpStatus: 200 });
    expect(errors).toHaveLength(1);
  });

  test.each([
    ['a body that was changed', requestOf({ ...fields, amount: '1.00' }, fields), 401],
    ['an amount that is a number', requestOf({ ...fields, amount: 10 }), 400],
    ['a missing field', requestOf({ ...fields, txId: undefined }), 400],
    ['another vendor inside', requestOf({ ...fields, vendorCode: 'XOC' }), 400],
    ['broken JSON', requestOf('{"requestId":'), 400],
    ['a huge body', requestOf({ ...fields, padding: 'x'.repeat(300_000) }), 400],
  ])('refuses %s before the wallet hears of it', async (_what, request, httpStatus) => {
    const { server } = serverWith(() => expect.unreachable());
    expect(await server(request)).toMatchObject({ httpStatus });
  });

  test('names request and movement of a body that has another shape', async () => {
    const { server } = serverWith(() => expect.unreachable());
    const { text } = await server(requestOf({ ...fields, amount: 10 }));
    expect(JSON.parse(text)).toEqual({ status: 'INVALID_REQUEST', requestId: 'r1', txId: 't1' });
  });

  test('answers over HTTP', async () => {
    const { server } = serverWith(async () => ({ status: 'OK' }));
    const http = createServer(nodeListener(server)).listen(0, '127.0.0.1');
    await new Promise((resolve) => http.once('listening', resolve));
    const address = `http://127.0.0.1:${(http.address() as AddressInfo).port}${path}`;
    const body = JSON.stringify(fields);
    const headers = { ...signRequest({ vendorCode: 'SOL', secret }, { method: 'POST', path, body }, now) };
    const answer = await fetch(address, { method: 'POST', headers, body });
    expect(await answer.json()).toEqual({ status: 'OK', requestId: 'r1', txId: 't1' });
    const huge = await fetch(address, { method: 'POST', headers, body: 'x'.repeat(300_000) });
    expect(huge.status).toBe(413);
    http.closeAllConnections();
    await new Promise((resolve) => http.close(resolve));
  });
});
