import { findCurrency, parseAmount } from '@quetzal/domain/money';
import { locales } from '@quetzal/i18n';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { isStorableText } from '#kernel/http/unstorable-text.ts';
import { type GameFile, gameTypes } from '../game.model.ts';
import { type CatalogueProblem, CatalogueRefused } from './catalogue-refused.ts';

const gamesMax = 10_000;
const Name = Type.String({ minLength: 1, maxLength: 80 });
const Stake = Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,6})?$' });
const whole = { additionalProperties: false } as const;

/** A game as an operator writes it; what has a default may be left out. */
const GameEntry = Type.Object(
  {
    vendorCode: Type.String({ pattern: '^[A-Z0-9_]{2,12}$' }),
    code: Type.String({ pattern: '^[a-z0-9-]{2,64}$' }),
    gameType: Type.Enum([...gameTypes]),
    engine: Type.String({ pattern: '^[A-Za-z0-9-]{1,32}$', default: 'external' }),
    names: Type.Intersect([Type.Object({ es: Name }), Type.Record(Type.String(), Name)]),
    rtp: Type.String({ pattern: '^\\d{1,2}\\.\\d{2}$' }),
    volatility: Type.Enum(['low', 'medium', 'high']),
    stakes: Type.Record(Type.String(), Type.Object({ min: Stake, max: Stake }, whole), { minProperties: 1 }),
    hasDemo: Type.Boolean({ default: false }),
    hot: Type.Boolean({ default: false }),
    isNew: Type.Boolean({ default: false }),
    isList: Type.Boolean({ default: false }),
    sort: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 }),
    enabled: Type.Boolean({ default: true }),
  },
  whole,
);
type GameEntry = Static<typeof GameEntry>;

/** Reads a JSON list of games. Throws CatalogueRefused, with all that is wrong with it. */
export function readGames(text: string): GameFile[] {
  const list = parseList(text);
  const games = list.map((entry) => Value.Default(GameEntry, entry));
  const misshapen = games.flatMap((game, at) => shapeProblems(game, `[${at}]`));
  if (misshapen.length > 0) throw new CatalogueRefused(misshapen);
  const entries = games as GameEntry[];
  const problems = [...entries.flatMap((game, at) => problemsOf(game, `[${at}]`)), ...doubled(entries)];
  if (problems.length > 0) throw new CatalogueRefused(problems);
  return entries;
}

function parseList(text: string): unknown[] {
  const refuse = (problem: string): never => {
    throw new CatalogueRefused([{ path: '', problem }]);
  };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return refuse(`The file is no JSON: ${(error as Error).message}`);
  }
  if (!Array.isArray(value) || value.length === 0) return refuse('The file is no list of games: [{ ... }, ...]');
  return value.length > gamesMax ? refuse(`The file has more than ${gamesMax} games`) : value;
}

const known = Object.keys(GameEntry.properties);

function shapeProblems(game: unknown, path: string): CatalogueProblem[] {
  if (Value.Check(GameEntry, game)) return [];
  if (typeof game !== 'object' || game === null || Array.isArray(game)) return [{ path, problem: 'is no game' }];
  const strange = Object.keys(game).filter((key) => !known.includes(key));
  const found = new Map(strange.map((key) => [`${path}.${key}`, 'is not known']));
  for (const { keyword, instancePath, message, params } of Value.Errors(GameEntry, game)) {
    const where = `${path}${instancePath.replaceAll('/', '.')}`;
    const missing = (params as { requiredProperties?: string[] }).requiredProperties;
    // What is around a fault complains too.
    if (['additionalProperties', 'boolean', 'allOf', 'anyOf'].includes(keyword) || found.has(where)) continue;
    found.set(where, missing === undefined ? message : `lacks ${missing.join(', ')}`);
  }
  return found.size === 0
    ? [{ path, problem: 'is no game' }]
    : [...found].map(([where, problem]) => ({ path: where, problem }));
}

const tags: ReadonlySet<string> = new Set(locales.map(({ tag }) => tag));

function problemsOf({ names, rtp, stakes }: GameEntry, path: string): CatalogueProblem[] {
  const problems: CatalogueProblem[] = [];
  for (const [tag, name] of Object.entries(names)) {
    if (!tags.has(tag)) problems.push({ path: `${path}.names.${tag}`, problem: 'is no language of the sites' });
    if (!isStorableText(name))
      problems.push({ path: `${path}.names.${tag}`, problem: 'has half of a character in it' });
  }
  if (Number(rtp) === 0) problems.push({ path: `${path}.rtp`, problem: 'is what comes back, in percent, as 96.20' });
  for (const [currency, { min, max }] of Object.entries(stakes)) {
    const problem = problemOfStakes(currency, min, max);
    if (problem !== undefined) problems.push({ path: `${path}.stakes.${currency}`, problem });
  }
  return problems;
}

function problemOfStakes(currency: string, min: string, max: string): string | undefined {
  if (findCurrency(currency) === undefined) return 'is no currency of the platform';
  const [least, most] = [parseAmount(min, currency), parseAmount(max, currency)];
  if (!least.ok || !most.ok) return 'has more places than the currency';
  if (least.value.amount <= 0n) return 'begins at nothing';
  return least.value.amount > most.value.amount ? 'has a least stake above the greatest' : undefined;
}

function doubled(games: readonly GameEntry[]): CatalogueProblem[] {
  const first = new Map<string, number>();
  return games.flatMap(({ vendorCode, code }, at) => {
    const key = `${vendorCode}/${code}`;
    const before = first.get(key);
    if (before === undefined) first.set(key, at);
    return before === undefined ? [] : [{ path: `[${at}]`, problem: `is ${key} again, after [${before}]` }];
  });
}
