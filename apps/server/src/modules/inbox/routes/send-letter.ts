import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body, Instant } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { Inbox } from '../inbox.service.ts';

/** What the call of operators needs. */
export interface LetterOpsDeps {
  inbox: Pick<Inbox, 'send'>;
  siteOf(operatorId: string): Promise<string>;
}

const [titleMax, textMax] = [120, 4_000];
const filled = '\\S';

export function addSendLetter(api: Api, { inbox, siteOf }: LetterOpsDeps): void {
  addOperation(api, {
    method: 'POST',
    url: '/ops/v1/messages',
    operationId: 'sendMessage',
    permission: 'messages.send',
    tag: 'inbox',
    summary: 'Writes into the inbox of one member, or of every member of the site',
    moduleIds: [],
    access: 'operator',
    body: Body({
      account: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
      isToAll: Type.Optional(Type.Boolean({ description: 'Instead of an account: everybody who is a member now' })),
      title: Type.String({ minLength: 1, maxLength: titleMax, pattern: filled }),
      text: Type.String({ minLength: 1, maxLength: textMax, pattern: filled, description: 'Plain text' }),
      requestId: Type.String({ format: 'uuid' }),
    }),
    value: Type.Object({ id: Type.String(), recipients: Type.Integer(), sentAt: Instant }),
    refusals: [404, 422],
    async handle({ caller, body }) {
      const by = { operatorId: caller.operatorId, siteId: await siteOf(caller.operatorId) };
      const { id, recipients, sentAt } = await inbox.send(by, body);
      return { id, recipients, sentAt: sentAt.toISOString() };
    },
  });
}
