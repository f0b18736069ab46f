import { type Api, unwrap } from '@quetzal/api';

/** What `npm run ops` can do about texts and mails, for its usage text. */
export const messageUsage = `  outbox list [COUNT]                    the latest texts and mails of the site
  outbox show ID                         what one says, as long as no provider has taken it; that you read it is reported`;

type Command = (api: Api, argument: string | undefined) => Promise<void>;

const commands: Record<string, Command> = {
  async list(api, count) {
    const query = count === undefined ? {} : { limit: Number(count) };
    const { content } = await unwrap(api.GET('/ops/v1/outbox', { params: { query } }));
    console.table(content, ['createdAt', 'id', 'channel', 'to', 'template', 'language', 'state', 'sender', 'failure']);
  },
  async show(api, id = '') {
    const message = await unwrap(api.GET('/ops/v1/outbox/{id}', { params: { path: { id } } }));
    console.log(`${message.channel} to ${message.to}, ${message.state}`);
    if (message.subject) console.log(`Subject: ${message.subject}`);
    console.log(message.text ?? 'What it said is not kept here any more');
  },
};

/** The command about texts and mails of these words; undefined when there is none. */
export function messageCommand([noun, verb = 'list', argument]: readonly string[]):
  | ((api: Api) => Promise<void>)
  | undefined {
  const command = noun === 'outbox' && Object.hasOwn(commands, verb) ? commands[verb] : undefined;
  return command === undefined ? undefined : (api) => command(api, argument);
}
