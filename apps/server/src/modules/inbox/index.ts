import type { Routes } from '#kernel/http/api-instance.ts';
import type { Inbox } from './inbox.service.ts';
import { addOwnMessages } from './routes/own-messages.ts';
import { addSendLetter, type LetterOpsDeps } from './routes/send-letter.ts';

export { createInbox, type Inbox } from './inbox.service.ts';
export { timeText } from './say-message.ts';
export { tellMember } from './tell-member.ts';

/** The calls of members about what the platform told them. */
export function inboxRoutes({ inbox }: { inbox: Inbox }): Routes {
  return (api) => addOwnMessages(api, inbox);
}

/** The call by which operators write to members. */
export function inboxOpsRoutes(deps: LetterOpsDeps): Routes {
  return (api) => addSendLetter(api, deps);
}
