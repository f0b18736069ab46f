import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { fundsUrl, nameOf, openPlayedSite, refusal, toHouse, toPlayers, toProvider } from './testing/played-site.ts';
import { useTreasury } from './testing/treasury-fixture.ts';

const { db } = useTestDatabase();
const treasury = useTreasury(db);
const playedSite = () => openPlayedSite(db, treasury);

describe('T035: money is moved by two', () => {
  test('from the provider to the account of players: nothing moves before the second person agrees', async () => {
    const { propose, decide, line, first, second } = await playedSite();
    const proposal = await propose(toPlayers, '400.00');
    expect(proposal).toMatchObject({
      status: 200,
      value: { ...toPlayers, amount: '400.00', currency: 'MXN', bankReference: 'SPEI 4711', state: 'proposed' },
    });
    expect(proposal.value).toMatchObject({
      proposedBy: first,
      proposer: nameOf(first),
      decidedBy: null,
      decider: null,
      toAfter: null,
    });
    expect(await line()).toMatchObject({ heldByProviders: '500.00', playerFunds: '0.00' });
    expect(await decide(proposal.id)).toMatchObject({
      status: 200,
      value: {
        state: 'approved',
        decidedBy: second,
        decider: nameOf(second),
        fromBefore: '500.00',
        fromAfter: '100.00',
        toAfter: '400.00',
      },
    });
    expect(await line()).toMatchObject({
      total: '300.00',
      heldByProviders: '100.00',
      playerFunds: '400.00',
      houseFunds: '0.00',
      surplus: '200.00',
      isCovered: true,
    });
    expect(await decide(proposal.id)).toMatchObject(refusal(409, 'wallet.funds_state'));
    expect(await decide(proposal.id, 'reject')).toMatchObject(refusal(409, 'wallet.funds_state'));
  });

  test('nobody decides on their own proposal, in the database neither', async () => {
    const { propose, decide, first } = await playedSite();
    const { id } = await propose(toPlayers, '400.00');
    expect(await decide(id, 'approve', first)).toMatchObject(refusal(403, 'wallet.funds_own'));
    expect(await decide(id, 'reject', first)).toMatchObject(refusal(403, 'wallet.funds_own'));
    const change = db
      .updateTable('funds_transfer')
      .set({ state: 'rejected', decided_by: first, decided_at: treasury.now })
      .where('id', '=', id);
    await expect(change.execute()).rejects.toThrow(/second_person/);
  });

  test('what was rejected, or not decided within a day, is never moved', async () => {
    const { propose, decide, line } = await playedSite();
    const [rejected, late] = [await propose(toPlayers, '1.00'), await propose(toPlayers, '2.00')];
    expect(await decide(rejected.id, 'reject')).toMatchObject({ status: 200, value: { state: 'rejected' } });
    expect(await decide(rejected.id)).toMatchObject(refusal(409, 'wallet.funds_state'));
    const before = treasury.now;
    treasury.now = new Date(before.getTime() + 24 * 3_600_000);
    expect(await decide(late.id)).toMatchObject(refusal(409, 'wallet.funds_state'));
    treasury.now = before;
    expect(await line()).toMatchObject({ heldByProviders: '500.00', playerFunds: '0.00' });
  });

  test('approved many times at once, it moves once', async () => {
    const { propose, decide, line } = await playedSite();
    const { id } = await propose(toPlayers, '100.00');
    const answers = await Promise.all([1, 2, 3].map(() => decide(id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await line()).toMatchObject({ playerFunds: '100.00' });
  });

  test('the same request is the same proposal; with another content it is refused', async () => {
    const { propose } = await playedSite();
    const wish = { requestId: randomUUID(), bankReference: 'SPEI 1' };
    const [one, again] = [await propose(toPlayers, '5.00', wish), await propose(toPlayers, '5.00', wish)];
    expect(again).toMatchObject({ status: 200, id: one.id });
    const reused = refusal(409, 'wallet.transfer_request_id_reused');
    expect(await propose(toPlayers, '6.00', wish)).toMatchObject(reused);
    expect(await propose(toPlayers, '5.00', { ...wish, bankReference: 'SPEI 2' })).toMatchObject(reused);
  });

  test('what the bank did once is written down once: a reference is not used twice for one way', async () => {
    const { propose, decide } = await playedSite();
    const used = refusal(409, 'wallet.funds_reference_used', { field: 'bankReference' });
    const reference = { bankReference: 'Spei 77' };
    const first = await propose(toPlayers, '5.00', reference);
    expect(await propose(toPlayers, '5.00', { bankReference: ' SPEI 77 ' })).toMatchObject(used);
    await decide(first.id);
    expect(await propose(toPlayers, '6.00', reference)).toMatchObject(used);
    expect(await propose(toHouse, '5.00', reference)).toMatchObject({ status: 200 });
  });

  test('nor by two who propose it at once', async () => {
    const { propose } = await playedSite();
    const answers = await Promise.all([1, 2, 3].map(() => propose(toPlayers, '5.00', { bankReference: 'SPEI 77' })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  test('the reference of what was rejected, or not decided in time, can be proposed again', async () => {
    const { propose, decide } = await playedSite();
    const reference = { bankReference: 'SPEI 77' };
    await decide((await propose(toPlayers, '5.00', reference)).id, 'reject');
    expect(await propose(toPlayers, '5.00', reference)).toMatchObject({ status: 200 });
    const before = treasury.now;
    treasury.now = new Date(before.getTime() + 24 * 3_600_000);
    expect(await propose(toPlayers, '5.00', reference)).toMatchObject({ status: 200 });
    treasury.now = before;
  });

  test('the event report has each step, with what lay there before and after', async () => {
    const { move, propose, decide, siteId, first, second } = await playedSite();
    await move(toPlayers, '400.00');
    await decide((await propose(toHouse, '1.00')).id, 'reject');
    const events = await db
      .selectFrom('event_report')
      .selectAll()
      .where('site_id', '=', siteId)
      .orderBy('id')
      .execute();
    expect(events.map(({ component, action, actor_id: actor }) => [component, action, actor])).toEqual([
      ['wallet.funds', 'proposed', first],
      ['wallet.funds', 'approved', second],
      ['wallet.funds', 'proposed', first],
      ['wallet.funds', 'rejected', second],
    ]);
    expect(events[1]).toMatchObject({
      reason: 'Day of the bank',
      before: { payment_clearing: '500.00', player_funds: '0.00' },
      after: { payment_clearing: '100.00', player_funds: '400.00', bankReference: 'SPEI 4711', provider: 'sandbox' },
    });
  });
});

describe('T035: what is no transfer', () => {
  test('no more leaves an account than lies there', async () => {
    const { move } = await playedSite();
    expect(await move(toPlayers, '500.01')).toMatchObject(
      refusal(422, 'wallet.funds_insufficient', { params: { amount: '500.00' } }),
    );
    await move(toPlayers, '100.00');
    expect(await move(toProvider, '100.01')).toMatchObject({ status: 422, params: { amount: '100.00' } });
    expect(await move(toHouse, '100.01')).toMatchObject(refusal(422, 'wallet.funds_insufficient'));
    expect(await move(toProvider, '100.00')).toMatchObject({ status: 200, value: { toAfter: '500.00' } });
  });

  test.each([
    ['past the account of players', { from: 'payment_clearing', to: 'house_funds', provider: 'sandbox' }, 'to'],
    ['onto itself', { from: 'player_funds', to: 'player_funds' }, 'to'],
    ['from one provider to another', { from: 'payment_clearing', to: 'payment_clearing', provider: 'sandbox' }, 'to'],
    ['from a provider that is not named', { from: 'payment_clearing', to: 'player_funds' }, 'to'],
    ['between banks by a provider', { ...toHouse, provider: 'sandbox' }, 'to'],
    ['from a provider that the site does not have', { ...toPlayers, provider: 'elsewhere' }, 'provider'],
  ])('nothing goes %s', async (_what, way, field) => {
    const { propose } = await playedSite();
    expect(await propose(way, '1.00')).toMatchObject(refusal(400, 'request.invalid', { field }));
  });

  test.each([
    ['0.00', 400, 'wallet.amount_malformed'],
    ['-1.00', 400, 'wallet.amount_malformed'],
    ['1.001', 422, 'wallet.amount_too_fine'],
  ])('nor an amount of %s', async (amount, status, code) => {
    const { propose } = await playedSite();
    expect(await propose(toPlayers, amount)).toMatchObject(refusal(status, code));
  });
});

describe('who sees and decides', () => {
  test("nothing of another site's", async () => {
    const [mine, theirs] = [await playedSite(), await playedSite()];
    const { id } = await mine.propose(toPlayers, '1.00');
    const unknown = refusal(404, 'wallet.funds_not_found');
    expect(await mine.decide(id, 'approve', theirs.second)).toMatchObject(unknown);
    expect(await mine.decide(id, 'reject', theirs.second)).toMatchObject(unknown);
    expect((await treasury.call('GET', fundsUrl, theirs.first)).json.value).toMatchObject({ totalElements: 0 });
    expect((await treasury.call('GET', fundsUrl, mine.second)).json.value).toMatchObject({ content: [{ id }] });
    await mine.move(toPlayers, '500.00');
    expect(await theirs.line()).toMatchObject({ heldByProviders: '500.00', playerFunds: '0.00' });
  });

  test('the list has the newest first, or those of one state', async () => {
    const { propose, decide, first } = await playedSite();
    const one = await propose(toPlayers, '1.00');
    treasury.now = new Date(treasury.now.getTime() + 1_000);
    const two = await propose(toPlayers, '2.00');
    await decide(one.id);
    const listed = async (query = '') => (await treasury.call('GET', `${fundsUrl}${query}`, first)).json.value;
    expect(await listed()).toMatchObject({ content: [{ id: two.id }, { id: one.id, state: 'approved' }] });
    expect(await listed('?state=proposed')).toMatchObject({ content: [{ id: two.id }], totalElements: 1 });
  });

  test('401 for everyone else', async () => {
    expect(await treasury.call('GET', fundsUrl)).toMatchObject({ status: 401 });
    expect(await treasury.call('POST', fundsUrl, undefined, {})).toMatchObject({ status: 401 });
    expect(await treasury.call('POST', `${fundsUrl}/${randomUUID()}/approve`)).toMatchObject({ status: 401 });
  });
});
