import Type, { type Static } from 'typebox';
import { errors } from '#kernel/errors/app-error.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { Instant } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { OutboundMessage } from '../message.model.ts';
import type { Messages } from '../messages.service.ts';

/** What the calls about sent messages need. */
export interface MessageOpsDeps {
  messages: Messages;
  siteOf(operatorId: string): Promise<string>;
}

const common = { tag: 'messages', moduleIds: [], access: 'operator' } as const;
const OptionalText = Type.Union([Type.String(), Type.Null()]);

const Summary = {
  id: Type.String(),
  channel: Type.Union([Type.Literal('sms'), Type.Literal('email')]),
  template: Type.String(),
  language: Type.String(),
  to: Type.String({ description: 'Number or address; in the list only its end' }),
  state: Type.Union([Type.Literal('queued'), Type.Literal('sent'), Type.Literal('failed'), Type.Literal('withheld')]),
  attempts: Type.Integer(),
  sender: OptionalText,
  failure: OptionalText,
  createdAt: Instant,
  sentAt: Type.Union([Instant, Type.Null()]),
};

const Whole = Type.Object({
  ...Summary,
  subject: OptionalText,
  text: Type.Union([Type.String(), Type.Null()], { description: 'Null where a provider is named for the channel' }),
});

function summaryOf(message: OutboundMessage): Omit<Static<typeof Whole>, 'subject' | 'text'> {
  const { id, channel, template, language, to, state, attempts, sender, failure, createdAt, sentAt } = message;
  const times = { createdAt: createdAt.toISOString(), sentAt: sentAt?.toISOString() ?? null };
  return { id, channel, template, language, to, state, attempts, sender, failure, ...times };
}

/** The last four characters of a number, the domain of an address. */
function endOf(to: string): string {
  const domain = to.lastIndexOf('@');
  return `***${domain === -1 ? to.slice(-4) : to.slice(domain)}`;
}

/** Lists what the site sent, and shows one message where no provider sends those of its channel. */
export function addMessageOps(api: Api, { messages, siteOf }: MessageOpsDeps): void {
  addOperation(api, {
    ...common,
    method: 'GET',
    url: '/ops/v1/outbox',
    operationId: 'listOutbox',
    permission: 'messages.read',
    summary: 'The latest texts and mails of the site',
    query: Type.Object({ limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }) }),
    value: Type.Object({ content: Type.Array(Type.Object(Summary)) }),
    async handle({ caller, query }) {
      const latest = await messages.latest(await siteOf(caller.operatorId), query.limit);
      return { content: latest.map((message) => ({ ...summaryOf(message), to: endOf(message.to) })) };
    },
  });
  addOperation(api, {
    ...common,
    method: 'GET',
    url: '/ops/v1/outbox/:id',
    operationId: 'getOutboxMessage',
    permission: 'messages.read',
    summary: 'One text or mail; what it says is told only where no provider is named for its channel',
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    value: Whole,
    refusals: [404],
    async handle({ caller, params: { id } }) {
      const message = await messages.read(await siteOf(caller.operatorId), id, caller.operatorId);
      if (message === undefined) throw errors.notFound();
      const { subject = null, text = null } = message.content ?? {};
      return { ...summaryOf(message), subject, text };
    },
  });
}
