import { PAIRS_OF_SIDES, SIDES } from '../digits/blocks.ts';
import type { Play } from '../play.ts';
import { type AddPlay, playTable } from '../play-table.ts';

const FACES = { low: 1, high: 6 } as const;
const DICE = { ...FACES, positions: [0, 1, 2] } as const;
const FACE_OPTIONS = ['1', '2', '3', '4', '5', '6'];
const SUMS = Array.from({ length: 16 }, (_, index) => String(index + 3));
const TRIPLES = FACE_OPTIONS.map((face) => face.repeat(3));
const PAIRS = FACE_OPTIONS.map((face) => face.repeat(2));

function addSums(add: AddPlay): void {
  const sides = { ...DICE, result: 'sumSides', big: 11, options: SIDES, tiered: false };
  add('sum', 'Sum 3-18', 'opt', { ...DICE, result: 'sumValue', options: SUMS, tiered: true });
  add('bsoe', 'Sum big 11-18 / small 3-10 / odd / even (triples count)', 'opt', sides);
  add('bsoe.nt', 'Sum big/small/odd/even, triple loses', 'opt', { ...sides, tripleLoses: true });
  const pairs = { ...DICE, result: 'sumPair', big: 11, options: PAIRS_OF_SIDES, tiered: true };
  add('combo', 'Sum big-odd / big-even / small-odd / small-even', 'opt', pairs);
}

function addSets(add: AddPlay, k: 2 | 3): void {
  const [id, name] = [`diff${String(k)}`, `${String(k)} different`];
  const set = { ...DICE, k };
  add(id, name, 'subset', set);
  add(`${id}.entry`, `${name} entry`, 'subset.entry', set);
  add(`${id}.dan`, `${name} bank/drag`, 'subset.dan', set);
}

/** Three dice in drawn order. */
export const K3_PLAYS: readonly Play[] = playTable('k3', (groupOf) => {
  const group = (name: string): AddPlay => groupOf(name, 'k3');
  const [triple, pair, different, single] = [group('Triple'), group('Pair'), group('Different'), group('Single')];
  addSums(group('Sum'));
  triple('triple.any', 'Any triple', 'opt', { result: 'anyTriple', options: ['any'], tiered: false });
  triple('triple.one', 'Specific triple', 'opt', { result: 'oneTriple', options: TRIPLES, tiered: false });
  pair('pair.multi', 'Pair any (aa*, triple counts)', 'opt', { result: 'pairOrTriple', options: PAIRS, tiered: false });
  pair('pair.single', 'Pair + single (aab)', 'pairsingle', FACES);
  addSets(different, 3);
  different('run.any', 'Any run (123,234,345,456)', 'opt', { result: 'anyRun', options: ['any'], tiered: false });
  addSets(different, 2);
  single('one', 'Single number, at least once', 'opt', { result: 'hasFace', options: FACE_OPTIONS, tiered: false });
  single('face', 'Single number by count (fish-prawn-crab)', 'face', FACES);
  group('Ordered')('straight', '3 dice in order', 'straight', DICE);
});
