import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type Api, unwrap } from '@quetzal/api';
import { showRows } from './show-rows.ts';

/** What `npm run ops` can do about messages, texts and mails, for its usage text. */
export const messageUsage = `  message send --account ACCOUNT|--all --title TITLE --text TEXT  writes into the inbox of one member, or of all
  outbox list [COUNT]                    the latest texts and mails of the site
  outbox show ID                         what one says, where no provider sends it; that you read it is reported`;

type Command = (api: Api, argument: string | undefined) => Promise<void>;

async function sendMessage(api: Api, words: string[]): Promise<void> {
  const text = { type: 'string', default: '' } as const;
  const options = { account: { type: 'string' }, all: { type: 'boolean', default: false }, title: text, text } as const;
  const { account, all, ...said } = parseArgs({ args: words, options }).values;
  const to = account === undefined ? {} : { account };
  const body = { ...to, isToAll: all, ...said, requestId: randomUUID() };
  const { recipients } = await unwrap(api.POST('/ops/v1/messages', { body }));
  console.log(recipients === 1 ? 'One member has it' : `${recipients} members have it`);
}

const commands: Record<string, Command> = {
  async list(api, count) {
    const query = count === undefined ? {} : { limit: Number(count) };
    const { content } = await unwrap(api.GET('/ops/v1/outbox', { params: { query } }));
    const columns = ['createdAt', 'id', 'channel', 'to', 'template', 'language', 'state', 'sender', 'failure'];
    showRows(content, columns, 'Nothing was sent yet');
  },
  async show(api, id = '') {
    const message = await unwrap(api.GET('/ops/v1/outbox/{id}', { params: { path: { id } } }));
    console.log(`${message.channel} to ${message.to}, ${message.state}`);
    if (message.subject) console.log(`Subject: ${message.subject}`);
    console.log(message.text ?? 'What it says is not told here');
  },
};

/** The command about messages, texts and mails of these words; undefined when there is none. */
export function messageCommand([noun, verb = 'list', argument, ...more]: readonly string[]):
  | ((api: Api) => Promise<void>)
  | undefined {
  if (noun === 'message' && verb === 'send') return (api) => sendMessage(api, argument ? [argument, ...more] : []);
  const command = noun === 'outbox' && Object.hasOwn(commands, verb) ? commands[verb] : undefined;
  return command === undefined ? undefined : (api) => command(api, argument);
}
