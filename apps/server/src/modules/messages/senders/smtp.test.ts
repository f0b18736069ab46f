import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DeliveryRefused } from './sender.ts';
import { createSmtpSender } from './smtp.ts';

const received: { from: string; to: string[]; source: string }[] = [];
const server = new SMTPServer({
  authOptional: false,
  allowInsecureAuth: true,
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username, password }, _session, done) =>
    username === 'quetzal' && password === 'p@ss word' ? done(null, { user: username }) : done(new Error('no')),
  onRcptTo({ address }, _session, done) {
    const code = address.startsWith('nobody') ? 550 : address.startsWith('busy') ? 451 : undefined;
    done(code === undefined ? null : Object.assign(new Error('not here'), { responseCode: code }));
  },
  onData(stream, { envelope }, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      const to = envelope.rcptTo.map(({ address }) => address);
      received.push({ from, to, source: Buffer.concat(chunks).toString('utf8') });
      done();
    });
  },
});
let port = 0;

beforeAll(async () => {
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  port = (server.server.address() as AddressInfo).port;
});
afterAll(() => new Promise<void>((done) => server.close(done)));

const senderFor = (password = 'p%40ss%20word') =>
  createSmtpSender({ url: `smtp://quetzal:${password}@127.0.0.1:${port}`, from: 'no-reply@quetzal.example' });
const mail = {
  id: '0190',
  to: 'ana@correo.mx',
  fromName: 'Quetzal',
  subject: 'Tu cuenta está lista',
  text: 'Hola, Ana',
  html: '<p>Hola, Ana</p>',
};

describe('mail by SMTP', () => {
  test('arrives whole: sender, subject beyond ASCII, text and page, and an id that stays the same', async () => {
    await senderFor().send(mail);
    const [got] = received;
    expect([got?.from, got?.to]).toEqual(['no-reply@quetzal.example', ['ana@correo.mx']]);
    expect(got?.source).toContain('Message-ID: <0190@quetzal.example>');
    expect(got?.source).toContain('From: Quetzal <no-reply@quetzal.example>');
    expect(got?.source).toMatch(/Subject: =\?UTF-8\?/);
    expect(got?.source).toContain('Hola, Ana');
    expect(got?.source).toContain('<p>Hola, Ana</p>');
  });

  test('a line break in a subject or a name cannot add a header', async () => {
    await senderFor().send({ ...mail, subject: 'Hi\r\nBcc: all@example.com', fromName: 'Q\r\nX-Evil: 1' });
    const headers = received.at(-1)?.source.split('\r\n\r\n')[0] ?? '';
    expect(headers).not.toMatch(/^(Bcc|X-Evil):/m);
    expect(received.at(-1)?.to).toEqual(['ana@correo.mx']);
  });

  test('an address that does not exist is refused for good, one that is busy is not', async () => {
    await expect(senderFor().send({ ...mail, to: 'nobody@correo.mx' })).rejects.toThrow(DeliveryRefused);
    const busy = senderFor().send({ ...mail, to: 'busy@correo.mx' });
    await expect(busy).rejects.not.toBeInstanceOf(DeliveryRefused);
    await expect(senderFor().send({ ...mail, to: 'busy@correo.mx' })).rejects.toThrow('smtp 451');
  });

  test('a wrong password of ours or a server that is away is a reason to try again', async () => {
    await expect(senderFor('wrong').send(mail)).rejects.not.toBeInstanceOf(DeliveryRefused);
    const away = createSmtpSender({ url: 'smtp://127.0.0.1:1', from: 'no-reply@quetzal.example' });
    await expect(away.send(mail)).rejects.toThrow(/smtp E/);
  });
});
