import { expect, test } from 'vitest';
import { game } from '#testing/answers.ts';
import type { GameCard } from './game-card.ts';
import { launchPath, vendorPath } from './launch.ts';

const card = game as GameCard;

test.each<[Partial<GameCard>, string | null]>([
  [{}, '/seamless?vassalage=SOL&gameCode=frutas-electricas'],
  [{ isGame: 'VASSALAGE' }, null],
  [{ vassalage: 'TCG_LOTTO_VN', gameType: 'ELOTT', gameCode: 'xsmb' }, '/vnLottery?gameCode=xsmb'],
  [{ vassalage: 'TCG_SEA', gameType: 'LOTT', gameCode: '4d' }, '/seaLottery?gameCode=4d'],
  [{ vassalage: 'CEN', gameType: 'LOTT', gameCode: 'melate' }, '/lottery?gameCode=melate'],
  [{ vassalage: 'CEN', gameType: 'ELOTT', gameCode: 'k3', isGame: 'VASSALAGE' }, '/lottery?gameCode=k3'],
])('a card with %j opens %s', (more, path) => {
  expect(launchPath({ ...card, ...more })).toBe(path);
});

test.each([
  ['RNG', true, '/rng?vassalage=SOL'],
  ['FISH', true, '/fish?vassalage=SOL'],
  ['LIVE', true, '/gameListCenter?vassalage=SOL&gameType=LIVE'],
  ['SPORTS', false, '/sports?vassalage=SOL'],
] as const)('a maker of %s (listed: %s) is at %s', (gameType, isList, path) => {
  expect(vendorPath({ vassalage: 'SOL', gameType, isList })).toBe(path);
});
