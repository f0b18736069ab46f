import { completeTags, directionOf } from '@quetzal/i18n';
import { createServerTranslator } from '@quetzal/i18n/server';
import { expect, test } from 'vitest';
import { composeMessage } from './compose.ts';
import type { Channel, Template } from './message.model.ts';

const words = createServerTranslator();
const params = {
  account: 'ana',
  code: '482913',
  minutes: 3,
  link: 'https://site.example/login#reset=a_b-c',
  time: '2026-12-01 10:30',
  browser: 'Firefox',
  address: '203.0.113.7',
};
const both: readonly Template[] = [
  'code',
  'already_registered',
  'password_changed',
  'welcome',
  'contact_changed',
  'account_closed',
  'login_notice',
  'verification_failed',
  'factors_changed',
  'factors_reset',
  'third_party_changed',
  'transaction_password_changed',
];
const byChannel: readonly [Channel, readonly Template[]][] = [
  ['sms', both],
  ['email', [...both, 'password_link']],
];
const every = byChannel.flatMap(([channel, templates]) => templates.map((template) => [channel, template] as const));

test.each(completeTags)('every message has its own words in %s, with nothing left to fill in', (language) => {
  for (const [channel, template] of every) {
    const { subject, text, html } = composeMessage(words, { channel, template, language, params }, 'Quetzal');
    expect(`${subject} ${text}`).not.toMatch(/[{}]|undefined/);
    expect(text).not.toBe(template);
    expect(text).toContain('Quetzal');
    expect(html).toContain(channel === 'sms' ? '' : `<html lang="${language}" dir="${directionOf(language)}">`);
    const english = composeMessage(words, { channel, template, language: 'en', params }, 'Quetzal').text;
    expect(text === english).toBe(language === 'en');
  }
});

test('a link can be followed from a mail', () => {
  const wish = { channel: 'email', template: 'password_link', language: 'ar', params } as const;
  expect(composeMessage(words, wish, 'Quetzal').html).toContain(`<a href="${params.link}">`);
});

test('what people chose stands in a page as text, never as markup', () => {
  const wish = { channel: 'email', template: 'welcome', language: 'en' } as const;
  const { html } = composeMessage(words, { ...wish, params: { account: '<img src=x onerror="a()">' } }, 'A & B');
  expect(html).not.toContain('<img');
  expect(html).toContain('A &amp; B');
});
