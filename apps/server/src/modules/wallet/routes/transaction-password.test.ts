import { describe, expect, test } from 'vitest';
import { AppError } from '#kernel/errors/app-error.ts';
import { useTestDatabase } from '#testing/database.ts';
import { loginPassword, transactionPassword, useWithdrawals } from '../withdrawals/testing/withdrawals-fixture.ts';

const { db } = useTestDatabase();
const wallet = useWithdrawals(db);
const url = '/wps/v2/wallets/transaction-password';
const first = { loginPassword, password: transactionPassword };
const change = { currentPassword: transactionPassword, password: 'another-one-7' };

const eventsOf = async (memberId: string) => {
  const rows = db.selectFrom('event_report').selectAll().where('subject', '=', `member:${memberId}`).orderBy('id');
  return (await rows.execute()).map(({ component, action }) => `${component} ${action}`);
};

describe('200', () => {
  test('the first one is set with the login password, and changed with the one before', async () => {
    const { memberId } = await wallet.member();
    expect((await wallet.get(url, memberId)).value).toEqual({ isSet: false });
    expect(await wallet.post(url, memberId, first)).toMatchObject({ status: 200 });
    expect((await wallet.get(url, memberId)).value).toEqual({ isSet: true });
    expect(await wallet.post(url, memberId, change, 'PUT')).toMatchObject({ status: 200 });
    const again = { currentPassword: change.password, password: 'a-third-one-8' };
    expect(await wallet.post(url, memberId, again, 'PUT')).toMatchObject({ status: 200 });
    expect(await eventsOf(memberId)).toEqual([
      'identity.transaction_password set',
      'identity.transaction_password changed',
      'identity.transaction_password changed',
    ]);
  });

  test('neither the password nor what is stored of it is the text itself', async () => {
    const { memberId } = await wallet.memberWithPassword();
    const row = db.selectFrom('transaction_credential').selectAll().where('member_id', '=', memberId);
    const { password_hash: hash } = await row.executeTakeFirstOrThrow();
    expect(hash).toMatch(/^\$argon2id\$/);
  });
});

describe('a forgotten one', () => {
  const reset = { loginPassword, password: 'another-one-7' };
  const proving = async (proveHeld: () => Promise<void>, work: () => Promise<void>) => {
    const before = wallet.stepUp;
    wallet.stepUp = { ...before, proveHeld };
    await work().finally(() => {
      wallet.stepUp = before;
    });
  };

  test('gives way to another by the login password and a proof, and money leaves with that', async () => {
    const { memberId } = await wallet.memberWithPassword();
    let proofs = 0;
    await proving(
      async () => {
        proofs += 1;
      },
      async () => {
        expect(await wallet.post(`${url}/reset`, memberId, reset)).toMatchObject({ status: 200 });
      },
    );
    expect(proofs).toBe(1);
    const back = { currentPassword: reset.password, password: transactionPassword };
    expect(await wallet.post(url, memberId, back, 'PUT')).toMatchObject({ status: 200 });
    expect(await eventsOf(memberId)).toContain('identity.transaction_password reset');
  });

  test('stays as long as nothing is proven, whatever is right otherwise', async () => {
    const { memberId } = await wallet.memberWithPassword();
    const refusal = new AppError('identity.proof_required', 403, { field: 'proof' });
    await proving(
      () => Promise.reject(refusal),
      async () => {
        const refused = { status: 403, errorCode: 'identity.proof_required', field: 'proof' };
        expect(await wallet.post(`${url}/reset`, memberId, reset)).toMatchObject(refused);
      },
    );
    expect(await wallet.post(url, memberId, change, 'PUT')).toMatchObject({ status: 200 });
  });

  test('is not replaced without the login password, by a weak one, where none is set, or while it is locked', async () => {
    const { memberId } = await wallet.memberWithPassword();
    const tell = (body: object, who = memberId) => wallet.post(`${url}/reset`, who, body);
    expect(await tell({ ...reset, loginPassword: 'wrong' })).toMatchObject({ status: 422, field: 'loginPassword' });
    expect(await tell({ ...reset, password: loginPassword })).toMatchObject({
      status: 422,
      errorCode: 'identity.transaction_password_weak',
    });
    const other = await wallet.member();
    expect(await tell(reset, other.memberId)).toMatchObject({ errorCode: 'identity.transaction_password_unset' });
    for (let times = 0; times < 4; times += 1) await tell({ ...reset, loginPassword: 'wrong' });
    expect(await tell(reset)).toMatchObject({ status: 429, errorCode: 'identity.transaction_password_locked' });
  });
});

describe('its owner', () => {
  const told = (memberId: string) =>
    db.selectFrom('inbox_message').select(['kind', 'params']).where('member_id', '=', memberId).execute();

  test('hears in the inbox and by mail of each that was chosen, and of none that was refused', async () => {
    wallet.told.facts = { email: 'ana@correo.mx', mobile: '+525512345678' };
    const { memberId, account } = await wallet.member();
    const reset = { loginPassword, password: 'a-third-one-8' };
    const calls = [
      () => wallet.post(url, memberId, first),
      () => wallet.post(url, memberId, change, 'PUT'),
      () => wallet.post(`${url}/reset`, memberId, reset),
    ];
    const message = { kind: 'transaction_password_changed', params: { account } };
    const mail = { template: 'transaction_password_changed', to: 'ana@correo.mx' };
    for (const [before, send] of calls.entries()) {
      expect(await told(memberId)).toEqual(Array.from({ length: before }, () => message));
      expect(await send()).toMatchObject({ status: 200 });
    }
    expect(await wallet.post(url, memberId, { ...change, currentPassword: 'wrong-wrong' }, 'PUT')).toMatchObject({
      status: 422,
    });
    expect(await told(memberId)).toEqual([message, message, message]);
    expect(wallet.told.sent).toEqual([mail, mail, mail]);
    wallet.told.facts = {};
  });
});

describe('who came in without a login password', () => {
  const { loginPassword: _, ...bare } = first;
  /** Counts the proofs of each kind that are asked for while the work goes on. */
  const countingProofs = async (work: () => Promise<void>) => {
    const asked: string[] = [];
    const before = wallet.stepUp;
    wallet.stepUp = {
      ...before,
      prove: async () => void asked.push('stepUp'),
      proveHeld: async () => void asked.push('held'),
    };
    await work().finally(() => {
      wallet.stepUp = before;
    });
    return asked;
  };
  const guest = async () => {
    const principal = await wallet.member();
    await db.deleteFrom('credential').where('member_id', '=', principal.memberId).execute();
    return principal;
  };

  test('sets one, and another in its place, by a proof that always has to be given', async () => {
    const { memberId } = await guest();
    const asked = await countingProofs(async () => {
      expect(await wallet.post(url, memberId, bare)).toMatchObject({ status: 200 });
      expect(await wallet.post(`${url}/reset`, memberId, { password: change.password })).toMatchObject({ status: 200 });
    });
    expect(asked).toEqual(['held', 'held']);
    const back = { currentPassword: change.password, password: transactionPassword };
    expect(await wallet.post(url, memberId, back, 'PUT')).toMatchObject({ status: 200 });
  });

  test('sets none as long as nothing is proven', async () => {
    const { memberId } = await guest();
    const before = wallet.stepUp;
    const refusal = new AppError('identity.nothing_to_prove_with', 409);
    wallet.stepUp = { ...before, proveHeld: () => Promise.reject(refusal) };
    expect(await wallet.post(url, memberId, bare)).toMatchObject({
      status: 409,
      errorCode: 'identity.nothing_to_prove_with',
    });
    wallet.stepUp = before;
    expect((await wallet.get(url, memberId)).value).toEqual({ isSet: false });
  });

  test('does not replace one that is locked', async () => {
    const { memberId } = await guest();
    expect(await wallet.post(url, memberId, bare)).toMatchObject({ status: 200 });
    for (let times = 0; times < 5; times += 1) {
      await wallet.post(url, memberId, { ...change, currentPassword: 'wrong-wrong' }, 'PUT');
    }
    expect(await wallet.post(`${url}/reset`, memberId, { password: change.password })).toMatchObject({
      status: 429,
      errorCode: 'identity.transaction_password_locked',
    });
  });

  test('is not anybody who leaves out the login password that the account has', async () => {
    const { memberId } = await wallet.member();
    expect(await wallet.post(url, memberId, bare)).toMatchObject({ status: 422, field: 'loginPassword' });
  });
});

describe('refusals', () => {
  test('400 for a plain body, an unknown field and a password of a wrong length', async () => {
    const { memberId } = await wallet.member();
    expect(await wallet.postPlain(url, memberId, first)).toMatchObject({
      status: 400,
      errorCode: 'request_body_encrypted_required',
    });
    expect(await wallet.post(url, memberId, { ...first, more: 1 })).toMatchObject({ status: 400, field: 'more' });
    expect(await wallet.post(url, memberId, { ...first, password: 'short' })).toMatchObject({
      status: 400,
      field: 'password',
    });
  });

  test('401 without a session, 403 for a trial account', async () => {
    expect(await wallet.post(url, undefined, first)).toMatchObject({ status: 401 });
    const { memberId } = await wallet.member({ isTrial: true });
    expect(await wallet.post(url, memberId, first)).toMatchObject({ status: 403, errorCode: 'in_need_true_account' });
  });

  test('409 when there is one already, however many come at once: one of them counts', async () => {
    const { memberId } = await wallet.member();
    const statuses = await Promise.all([1, 2, 3].map(async () => (await wallet.post(url, memberId, first)).status));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await wallet.post(url, memberId, first)).toMatchObject({
      status: 409,
      errorCode: 'identity.transaction_password_is_set',
    });
  });

  test.each(['123456', '777777', loginPassword])('422 for %s, which anyone would try', async (password) => {
    const { memberId } = await wallet.member();
    const refused = { status: 422, errorCode: 'identity.transaction_password_weak', field: 'password' };
    expect(await wallet.post(url, memberId, { loginPassword, password })).toMatchObject(refused);
  });

  test('422, and not a lost session, for a wrong one and where none is set', async () => {
    const { memberId } = await wallet.member();
    expect(await wallet.post(url, memberId, { ...first, loginPassword: 'wrong' })).toMatchObject({
      status: 422,
      errorCode: 'identity.password_wrong',
      field: 'loginPassword',
    });
    expect(await wallet.post(url, memberId, change, 'PUT')).toMatchObject({
      status: 422,
      errorCode: 'identity.transaction_password_unset',
    });
  });

  test('429 after five wrong ones in a row, also when they come at once, until a quarter of an hour is over', async () => {
    const { memberId } = await wallet.memberWithPassword();
    const wrong = { ...change, currentPassword: 'wrong-wrong' };
    await Promise.all(Array.from({ length: 7 }, () => wallet.post(url, memberId, wrong, 'PUT')));
    const locked = { status: 429, errorCode: 'identity.transaction_password_locked', params: { minutes: 15 } };
    expect(await wallet.post(url, memberId, change, 'PUT')).toMatchObject(locked);
    expect(await eventsOf(memberId)).toContain('identity.transaction_password locked');
    wallet.later(15 * 60_000);
    expect(await wallet.post(url, memberId, change, 'PUT')).toMatchObject({ status: 200 });
  });

  test('right ones that come at once are all right, however many', async () => {
    const member = await wallet.richMember();
    const answers = await Promise.all(Array.from({ length: 8 }, () => wallet.ask(member, { amount: '100.00' })));
    const codes = new Set(answers.map(({ errorCode }) => errorCode));
    expect([...codes].filter((code) => code?.startsWith('identity.'))).toEqual([]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  test('of wrong ones that come at once five are answered as such, the others as locked', async () => {
    const { memberId } = await wallet.memberWithPassword();
    const wrong = { ...change, currentPassword: 'wrong-wrong' };
    const answers = await Promise.all(Array.from({ length: 9 }, () => wallet.post(url, memberId, wrong, 'PUT')));
    const codes = answers.map(({ errorCode }) => errorCode);
    expect(codes.filter((code) => code === 'identity.transaction_password_wrong')).toHaveLength(5);
    expect(codes.filter((code) => code === 'identity.transaction_password_locked')).toHaveLength(4);
    const told = await eventsOf(memberId);
    expect(told.filter((line) => line.endsWith(' failed'))).toHaveLength(4);
    expect(told.filter((line) => line.endsWith(' locked'))).toHaveLength(1);
  });

  test('a right one forgets the wrong ones before it', async () => {
    const { memberId } = await wallet.memberWithPassword();
    const wrong = { ...change, currentPassword: 'wrong-wrong' };
    const back = { currentPassword: change.password, password: transactionPassword };
    for (let times = 0; times < 4; times += 1) await wallet.post(url, memberId, wrong, 'PUT');
    expect(await wallet.post(url, memberId, change, 'PUT')).toMatchObject({ status: 200 });
    for (let times = 0; times < 4; times += 1) await wallet.post(url, memberId, wrong, 'PUT');
    expect(await wallet.post(url, memberId, back, 'PUT')).toMatchObject({ status: 200 });
  });
});
