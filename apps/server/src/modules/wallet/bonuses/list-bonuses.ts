import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { page, Page, PageQuery, sliceOf } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { BonusStateSchema, BonusView, bonusView } from './bonus.view.ts';
import type { Bonuses } from './bonuses.service.ts';

/** Adds a member's list of restricted credit. */
export function addListBonuses(api: Api, { bonuses }: { bonuses: Pick<Bonuses, 'list'> }): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/v2/wallets/bonuses',
    operationId: 'listBonuses',
    tag: 'wallet',
    summary: 'Restricted credit of the member, newest first: what is left, what must still be bet, until when',
    moduleIds: ['COMM3'],
    access: 'member',
    query: Type.Object({ state: Type.Optional(BonusStateSchema), ...PageQuery }),
    value: Page(BonusView, {}),
    async handle({ caller, query }) {
      const { siteId, memberId } = caller;
      const slice = sliceOf(query);
      const found = await bonuses.list({ siteId, memberId, state: query.state, isGranted: true }, slice);
      return page(found.bonuses.map(bonusView), found.total, query);
    },
  });
}
