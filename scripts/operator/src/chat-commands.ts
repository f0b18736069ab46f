import { parseArgs } from 'node:util';
import { type Api, unwrap } from '@quetzal/api';
import { showRows } from './show-rows.ts';

/** What `npm run ops` can do about the chat, for its usage text. */
export const chatUsage = `  chat rooms                             the rooms of the site
  chat reports                           reported messages that nobody has decided on
  chat remove|dismiss ID REASON          takes a message out of its room, or leaves a reported one there
  chat mute ACCOUNT MINUTES REASON       lets a member only read
  chat unmute ACCOUNT REASON             lets a member write again
  chat mutes                             who may not write now
  chat log [--room ROOM] [--account ACCOUNT] [--before ID]  what was said, removed messages too`;

type Command = (api: Api, args: readonly string[]) => Promise<void>;

const commands: Record<string, Command> = {
  async rooms(api) {
    showRows((await unwrap(api.GET('/ops/v1/chat/rooms'))).content, undefined, 'There are no rooms');
  },
  async reports(api) {
    showRows((await unwrap(api.GET('/ops/v1/chat/reports'))).content, undefined, 'No message is reported');
  },
  async mutes(api) {
    showRows((await unwrap(api.GET('/ops/v1/chat/mutes'))).content, undefined, 'Nobody is muted');
  },
  async log(api, args) {
    const text = { type: 'string' } as const;
    const { room, account, before } = parseArgs({
      args: [...args],
      options: { room: text, account: text, before: text },
    }).values;
    const query = {
      ...(room === undefined ? {} : { room }),
      ...(account === undefined ? {} : { account }),
      ...(before === undefined ? {} : { before }),
    };
    const { content } = await unwrap(api.GET('/ops/v1/chat/messages', { params: { query } }));
    showRows(content, undefined, 'There are no such messages');
  },
  async remove(api, [id = '', ...words]) {
    const body = { reason: words.join(' ') };
    await unwrap(api.POST('/ops/v1/chat/messages/{id}/removal', { params: { path: { id } }, body }));
    console.log(`${id} is removed`);
  },
  async dismiss(api, [id = '', ...words]) {
    const body = { reason: words.join(' ') };
    await unwrap(api.POST('/ops/v1/chat/messages/{id}/dismissal', { params: { path: { id } }, body }));
    console.log(`${id} stays`);
  },
  async mute(api, [account = '', minutes = '', ...words]) {
    const body = { account, minutes: Number(minutes), reason: words.join(' ') };
    const { until } = await unwrap(api.POST('/ops/v1/chat/mutes', { body }));
    console.log(`${account} only reads until ${until}`);
  },
  async unmute(api, [account = '', ...words]) {
    await unwrap(api.POST('/ops/v1/chat/mutes/end', { body: { account, reason: words.join(' ') } }));
    console.log(`${account} may write again`);
  },
};

/** The command about the chat of these words; undefined when there is none. */
export function chatCommand([noun, verb = 'reports', ...rest]: readonly string[]):
  | ((api: Api) => Promise<void>)
  | undefined {
  const command = noun === 'chat' && Object.hasOwn(commands, verb) ? commands[verb] : undefined;
  return command === undefined ? undefined : (api) => command(api, rest);
}
