import { describe, expect, it } from 'vitest';
import { readLaunch } from './launch.ts';

describe('the address of a game page', () => {
  it('says which game, for whom, in which language and where the lobby is', () => {
    const lobby = encodeURIComponent('https://casino.example/lobby');
    expect(
      readLaunch({ pathname: '/play/rayo-777', search: `?token=abc&operator=tucan&lang=pt&theme=dark&lobby=${lobby}` }),
    ).toEqual({
      gameCode: 'rayo-777',
      mode: 'real',
      launchToken: 'abc',
      operatorId: 'tucan',
      currency: null,
      language: 'pt',
      lobbyUrl: 'https://casino.example/lobby',
    });
  });

  it.each([
    ['EN', 'en'],
    ['pt-BR', 'pt-BR'],
    ['"><script>', 'es'],
    ['', 'es'],
  ])('reads the language %j as %s', (lang, language) => {
    const search = `?lang=${encodeURIComponent(lang)}`;
    expect(readLaunch({ pathname: '/play/rayo-777', search }).language).toBe(language);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'lobby', ''])('ignores the lobby address %j', (lobby) => {
    const search = `?mode=demo&lobby=${encodeURIComponent(lobby)}`;
    expect(readLaunch({ pathname: '/play/rayo-777', search })).toMatchObject({ mode: 'demo', lobbyUrl: null });
  });
});
