import type { PrizeSchema } from '../draws/prize-schema.ts';

/** Thai: a first prize of six digits, two numbers in front and two behind, and one of two digits. */
export const THAI_PRIZES: PrizeSchema = [
  ['first', 1, 6],
  ['front3', 2, 3],
  ['back3', 2, 3],
  ['back2', 1, 2],
];

/** Laos: one number of four digits. */
export const LAOS_PRIZES: PrizeSchema = [['num', 1, 4]];

/** 4D: first, second and third prize, ten starters, ten consolations. */
export const FOUR_DIGIT_PRIZES: PrizeSchema = [
  ['p1', 1, 4],
  ['p2', 1, 4],
  ['p3', 1, 4],
  ['st', 10, 4],
  ['co', 10, 4],
];
