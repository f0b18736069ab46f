import { unwrap } from '@quetzal/api';
import { operatorApi } from './operator.ts';
import { expect } from './test.ts';

/** The newest message of a kind that went to whoever's number or address ends so, as an operator reads it. */
export async function newestMessage(apiUrl: string, template: string, toEnd: string): Promise<string> {
  const api = await operatorApi(apiUrl);
  let text: string | null = null;
  await expect(async () => {
    const { content } = await unwrap(api.GET('/ops/v1/outbox', { params: { query: { limit: 100 } } }));
    const found = content.find((message) => message.template === template && message.to.endsWith(toEnd));
    expect(found, `a message ${template} to ${toEnd}`).toBeDefined();
    const whole = await unwrap(api.GET('/ops/v1/outbox/{id}', { params: { path: { id: found?.id ?? '' } } }));
    text = whole.text;
    expect(text).not.toBeNull();
  }).toPass();
  return text ?? '';
}

/** The six digits of a message. */
export async function newestCode(apiUrl: string, template: string, toEnd: string): Promise<string> {
  const code = /\b\d{6}\b/.exec(await newestMessage(apiUrl, template, toEnd))?.[0];
  if (code === undefined) throw new Error(`No code in the message ${template}`);
  return code;
}
