import { expect, test } from 'vitest';
import { readStudioMessage } from './studio-message.ts';

const gameUrl = 'https://studio.example/play/rayo-777?token=t';
const ready = { source: 'quetzal-studio', type: 'ready' };

test('a message of the game is understood', () => {
  expect(readStudioMessage({ origin: 'https://studio.example', data: ready }, gameUrl)).toEqual({
    type: 'ready',
    code: null,
  });
});

test('a refused bet says why', () => {
  const data = { source: 'quetzal-studio', type: 'bet-refused', code: 'LIMIT_REACHED' };
  expect(readStudioMessage({ origin: 'https://studio.example', data }, gameUrl)).toEqual({
    type: 'bet-refused',
    code: 'LIMIT_REACHED',
  });
});

test('a message from any other origin is ignored', () => {
  expect(readStudioMessage({ origin: 'https://studio.example.evil', data: ready }, gameUrl)).toBeNull();
  expect(readStudioMessage({ origin: 'http://studio.example', data: ready }, gameUrl)).toBeNull();
});

test.each([null, 'ready', {}, { source: 'other', type: 'ready' }, { source: 'quetzal-studio', type: 'pay' }])(
  '%j means nothing',
  (data) => {
    expect(readStudioMessage({ origin: 'https://studio.example', data }, gameUrl)).toBeNull();
  },
);
