import { createServerTranslator } from '@quetzal/i18n/server';
import { expect, test } from 'vitest';
import { composeMessage } from './compose.ts';
import type { Channel, Template } from './message.model.ts';

const words = createServerTranslator();
const params = { account: 'ana', code: '482913', minutes: 3, link: 'https://site.example/login#reset=a_b-c' };
const byChannel: [Channel, Template[]][] = [
  ['sms', ['code', 'already_registered', 'password_changed', 'welcome', 'contact_changed', 'account_closed']],
  [
    'email',
    ['code', 'already_registered', 'password_link', 'password_changed', 'welcome', 'contact_changed', 'account_closed'],
  ],
];
const every = byChannel.flatMap(([channel, templates]) => templates.map((template) => [channel, template] as const));

test.each(['en', 'es', 'pt', 'ar'])(
  'every message has its own words in %s, with nothing left to fill in',
  (language) => {
    for (const [channel, template] of every) {
      const { subject, text } = composeMessage(words, { channel, template, language, params }, 'Quetzal');
      expect(`${subject} ${text}`).not.toMatch(/\{\{|undefined/);
      expect(text).not.toBe(template);
      expect(text).toContain('Quetzal');
      const english = composeMessage(words, { channel, template, language: 'en', params }, 'Quetzal').text;
      expect(text === english).toBe(language === 'en');
    }
  },
);

test('a mail is a page in the direction of its language, and its link can be followed', () => {
  const wish = { channel: 'email', template: 'password_link', language: 'ar', params } as const;
  const { html } = composeMessage(words, wish, 'Quetzal');
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain(`<a href="${params.link}">`);
});

test('what people chose stands in a page as text, never as markup', () => {
  const wish = { channel: 'email', template: 'welcome', language: 'en' } as const;
  const { html } = composeMessage(words, { ...wish, params: { account: '<img src=x onerror="a()">' } }, 'A & B');
  expect(html).not.toContain('<img');
  expect(html).toContain('A &amp; B');
});
