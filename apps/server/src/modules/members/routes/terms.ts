import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { MemberRoutesDeps } from './deps.ts';

const common = { url: '/wps/v2/member/terms', tag: 'members', moduleIds: ['COMM3'], access: 'member' } as const;
const Version = Type.String({ minLength: 1, maxLength: 64, examples: ['2026-01'] });

/** Which terms count now, and accepting them; without that nobody plays. */
export function addTerms(api: Api, { db, terms }: MemberRoutesDeps): void {
  addOperation(api, {
    ...common,
    method: 'GET',
    operationId: 'getTerms',
    summary: 'The versions of terms and privacy of now, and whether the member has accepted them',
    value: Type.Object({ terms: Version, privacy: Version, isPending: Type.Boolean() }),
    async handle({ caller }) {
      const member = { id: caller.memberId, siteId: caller.siteId };
      return { ...(await terms.currentOf(caller.siteId)), isPending: await terms.isPending(db, member) };
    },
  });
  addOperation(api, {
    ...common,
    method: 'POST',
    operationId: 'acceptTerms',
    summary: 'Accept the terms and the privacy policy that were shown',
    refusals: [409],
    body: Body({ terms: Version, privacy: Version }),
    value: Type.Null(),
    async handle({ caller, body }) {
      await terms.acceptShown({ id: caller.memberId, siteId: caller.siteId }, body);
      return null;
    },
  });
}
