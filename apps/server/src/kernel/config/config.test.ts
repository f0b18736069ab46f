import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const url = 'http://localhost:1';
const good = {
  DATABASE_URL: 'postgres://a:very-secret@localhost/db',
  API_URL: url,
  PLAYER_SITE_URL: url,
  AGENT_SITE_URL: url,
  STUDIO_URL: url,
  SANDBOX_URL: url,
  JWE_PRIVATE_KEY: '{}',
  PAYMENT_WEBHOOK_SECRET: 'sixteen-or-more-characters',
  VENDOR_SECRETS: '{}',
  LEDGER_SIGNING_KEY: '{}',
  PERSONAL_DATA_KEYS: '[]',
};

describe('configuration', () => {
  it('takes numbers from text and fills what has a safe default', () => {
    const config = readConfig({ ...good, API_PORT: '4001' });
    expect([config.API_PORT, config.API_HOST, config.PLAYER_PORT]).toEqual([4001, '127.0.0.1', undefined]);
  });

  it('tells measures to nobody unless a port is named, and then to this machine', () => {
    const config = readConfig({ ...good, METRICS_PORT: '9100' });
    expect([readConfig(good).METRICS_PORT, config.METRICS_PORT, config.METRICS_HOST]).toEqual([
      undefined,
      9100,
      '127.0.0.1',
    ]);
  });

  it('names what is missing', () => {
    expect(() => readConfig({ ...good, DATABASE_URL: undefined })).toThrow(/missing DATABASE_URL/);
  });

  it('names what is wrong without showing its value', () => {
    const read = () => readConfig({ ...good, API_PORT: 'abc', PAYMENT_WEBHOOK_SECRET: 'short' });
    expect(read).toThrow(/API_PORT/);
    expect(read).not.toThrow(/short|abc/);
  });
});
