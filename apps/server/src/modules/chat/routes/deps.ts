import type { Sites } from '#modules/site';
import type { Chat } from '../chat.service.ts';

/** What the calls of people need. */
export interface ChatRoutesDeps {
  chat: Chat;
  sites: Pick<Sites, 'byId'>;
}
