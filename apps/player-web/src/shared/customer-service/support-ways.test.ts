import { expect, test } from 'vitest';
import { supportWays } from './support-ways.ts';

test('Facebook, Telegram and the live chat come first, in this order; the others stay as the site has them', () => {
  const named = ['email', 'livechat', 'whatsapp', 'facebook', 'telegram'];
  const ways = supportWays(
    named.map((csType) => ({ csType, title: csType, links: [`https://${csType}.example`, 'https://second.example'] })),
  );
  expect(ways.map(({ csType }) => csType)).toEqual(['facebook', 'telegram', 'livechat', 'email', 'whatsapp']);
  expect(ways[0]?.href).toBe('https://facebook.example');
});
