import { type Api, unwrap } from '@quetzal/api';
import { showRows } from './show-rows.ts';

/** What `npm run ops` can do about remarks, for its usage text. */
export const feedbackUsage = `  feedback list [COUNT]                  the latest remarks of visitors and members`;

/** The command about remarks of these words; undefined when there is none. */
export function feedbackCommand([noun, verb = 'list', count]: readonly string[]):
  | ((api: Api) => Promise<void>)
  | undefined {
  if (noun !== 'feedback' || verb !== 'list') return undefined;
  return async (api) => {
    const query = count === undefined ? {} : { limit: Number(count) };
    const { content } = await unwrap(api.GET('/ops/v1/feedback', { params: { query } }));
    const rows = content.map(({ pictures, ...row }) => ({ ...row, pictures: pictures.length }));
    showRows(rows, undefined, 'Nobody has said anything yet');
  };
}
