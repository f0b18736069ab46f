import { readFileSync } from 'node:fs';
import { type Api, unwrap } from '@quetzal/api';
import { showRows } from './show-rows.ts';

/** What `npm run ops` can do about announcements, for its usage text. */
export const announcementUsage = `  announcement list [all]                what is up or still to come, or everything
  announcement publish FILE.json         kind B|PL|PU|PR|H, audiences A|B|F, texts by language; docs/operations/announcements.md
  announcement picture FILE              puts a PNG or JPEG of 5 MB at most up; prints the address that "images" names it by
  announcement withdraw ID REASON        takes one back at once`;

type Command = (api: Api, args: readonly string[]) => Promise<void>;
type Wish = Parameters<typeof publish>[1];

const publish = (api: Api, body: NonNullable<Parameters<typeof api.POST<'/ops/v1/announcements', never>>[1]>['body']) =>
  unwrap(api.POST('/ops/v1/announcements', { body }));

const commands: Record<string, Command> = {
  async list(api, [which]) {
    const query = { isAll: which === 'all' };
    const { content } = await unwrap(api.GET('/ops/v1/announcements', { params: { query } }));
    const rows = content.map(({ texts, audiences, ...row }) => ({
      ...row,
      audiences: audiences.join(''),
      title: Object.values(texts)[0]?.title,
      languages: Object.keys(texts).join(' '),
    }));
    showRows(rows, ['id', 'kind', 'audiences', 'startsAt', 'endsAt', 'withdrawnAt', 'title', 'languages']);
  },
  async publish(api, [file = '']) {
    const { id, startsAt, texts } = await publish(api, JSON.parse(readFileSync(file, 'utf8')) as Wish);
    console.log(`Published ${id}, from ${startsAt}. What is shown:`);
    for (const [language, { title, html }] of Object.entries(texts)) console.log(`${language}: ${title}\n${html}`);
  },
  async picture(api, [file = '']) {
    const body = { image: readFileSync(file).toString('base64') };
    const { url, width, height } = await unwrap(api.POST('/ops/v1/announcements/pictures', { body }));
    console.log(`${url} (${width} x ${height})`);
  },
  async withdraw(api, [id = '', ...words]) {
    const body = { reason: words.join(' ') };
    await unwrap(api.POST('/ops/v1/announcements/{id}/withdraw', { params: { path: { id } }, body }));
    console.log(`${id} is withdrawn`);
  },
};

/** The command about announcements of these words; undefined when there is none. */
export function announcementCommand([noun, verb = 'list', ...rest]: readonly string[]):
  | ((api: Api) => Promise<void>)
  | undefined {
  const command = noun === 'announcement' && Object.hasOwn(commands, verb) ? commands[verb] : undefined;
  return command === undefined ? undefined : (api) => command(api, rest);
}
