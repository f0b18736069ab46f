import { beforeEach, describe, expect, test } from 'vitest';
import { useSandbox } from '../testing/sandbox-fixture.ts';

const sandbox = useSandbox();

beforeEach(() => {
  sandbox.told.length = 0;
  sandbox.answer = 200;
});

async function pay(behaviour: string): Promise<void> {
  const { json } = await sandbox.order('spei', { expiresAt: '2026-12-31T00:00:00Z' });
  await sandbox.submit(`/checkout/${json['id']}/pay?behaviour=${behaviour}`);
}

const states = () => sandbox.told.map(({ state }) => state);

describe('telling the merchant', () => {
  test('the event is signed, and sent once when it is acknowledged', async () => {
    await pay('prompt');
    await sandbox.later(0);
    await sandbox.later(600);
    expect(sandbox.told).toMatchObject([{ state: 'succeeded', isSigned: true }]);
  });

  test('an event that is not acknowledged is sent again, later and later, until it is', async () => {
    sandbox.answer = 503;
    await pay('prompt');
    await sandbox.later(0);
    await sandbox.later(0);
    expect(states()).toHaveLength(1);
    await sandbox.later(1);
    await sandbox.later(1);
    expect(states()).toHaveLength(2);
    sandbox.answer = 200;
    await sandbox.later(60);
    await sandbox.later(600);
    expect(states()).toHaveLength(3);
    expect(new Set(sandbox.told.map(({ eventId }) => eventId)).size).toBe(1);
  });

  test('it gives up after twelve attempts', async () => {
    sandbox.answer = 500;
    await pay('prompt');
    for (let attempt = 0; attempt < 20; attempt += 1) await sandbox.later(600);
    expect(states()).toHaveLength(12);
  });
});

describe('misbehaving on demand', () => {
  test('late', async () => {
    await pay('late');
    await sandbox.later(14);
    expect(states()).toEqual([]);
    await sandbox.later(1);
    expect(states()).toEqual(['succeeded']);
  });

  test('twice: the same event', async () => {
    await pay('twice');
    await sandbox.later(0);
    expect(states()).toEqual(['succeeded', 'succeeded']);
    expect(new Set(sandbox.told.map(({ eventId }) => eventId)).size).toBe(1);
  });

  test('out of order: the end before the beginning', async () => {
    await pay('out_of_order');
    await sandbox.later(0);
    await sandbox.later(2);
    expect(states()).toEqual(['succeeded', 'pending']);
  });

  test('never', async () => {
    await pay('never');
    await sandbox.later(3_600);
    expect(states()).toEqual([]);
  });
});
