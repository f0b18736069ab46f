import { describe, expect, test } from 'vitest';
import { relyingPartyOf } from './relying-party.ts';

const site = {
  name: 'Quetzal',
  hosts: ['quetzal.example', 'm.quetzal.example:8443'],
  playerUrl: 'https://play.quetzal.example',
  agentUrl: 'https://agents.quetzal.example',
};

describe('the relying party', () => {
  test.each([
    ['play.quetzal.example', 'play.quetzal.example'],
    ['agents.quetzal.example', 'agents.quetzal.example'],
    ['m.quetzal.example:8443', 'm.quetzal.example'],
    ['evil.example', 'play.quetzal.example'],
    [undefined, 'play.quetzal.example'],
  ])('at %s is %s', (host, id) => {
    expect(relyingPartyOf(site, host).id).toBe(id);
  });

  test('takes every origin of the site and no other', () => {
    expect(relyingPartyOf(site).origins).toEqual([
      'https://play.quetzal.example',
      'https://agents.quetzal.example',
      'https://quetzal.example',
      'https://m.quetzal.example:8443',
    ]);
  });
});
