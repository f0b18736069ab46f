import type { Range } from './arithmetic/tuples.ts';
import type { DrawKind } from './draw.ts';

/** Positions of a draw (0-based) whose numbers are of a range; `distinct` numbers are drawn without putting back. */
export type PlacedParams = Range & {
  readonly positions: readonly number[];
  readonly distinct?: boolean;
  /** Entries are two-digit tokens with spaces between, not bare digits. */
  readonly spaced?: boolean;
};

/** `[multiplicity, how many numbers show that often]` for each row. */
export type GroupParams = PlacedParams & { readonly rows: readonly (readonly [number, number])[] };

/** Combinations of k numbers. */
export type SubsetParams = PlacedParams & { readonly k: number };

/** Plays on any k of the five positions. */
export type AnyParams = Range & { readonly k: number };

export type AnyGroupParams = AnyParams & {
  /** All different, or one pair and a single. */
  readonly kind: 'diff' | 'zu3';
};

/** Named options; `result` names the function of the draw that says which of them win. */
export type OptionParams = {
  readonly options: readonly string[];
  readonly result: string;
  /** Whether each option is a tier of its own; otherwise all pay as tier `win`. */
  readonly tiered: boolean;
  readonly positions?: readonly number[];
  /** The least value that counts as big. */
  readonly big?: number;
  /** Values (of a position or of the sum) on which bets push. */
  readonly pushOn?: readonly number[];
  readonly tripleLoses?: boolean;
  /** How often the number has to show. */
  readonly times?: number;
} & Partial<Range> & { readonly distinct?: boolean };

/** Which of the numbers have to be drawn as regular balls, as the special one, or not at all. */
export type LinkedMode = 'all' | '3of2' | '2sp' | 'ts' | 'none' | 'one';

/** Numerals of `digits` digits against the prizes of `source`. */
export type NumeralParams = {
  readonly source: readonly string[];
  readonly digits: number;
  readonly at: 'tail' | 'head';
  /** How many prizes of the source have at least so many digits. */
  readonly prizes: number;
  /** Base units that one bet costs. */
  readonly unitCost: number;
};

export type XienParams = { readonly source: readonly string[]; readonly prizes: number; readonly k: number };

type NoParams = Readonly<Record<never, never>>;

/** The parameters of each rule family. */
export type FamilyParams = {
  readonly straight: PlacedParams;
  readonly entry: PlacedParams;
  readonly sum: PlacedParams;
  readonly span: PlacedParams;
  readonly combo: PlacedParams;
  readonly group: GroupParams;
  readonly zu3: PlacedParams;
  readonly 'group.entry': PlacedParams;
  readonly 'group.sum': PlacedParams;
  readonly 'group.dan': PlacedParams;
  readonly fixed: PlacedParams;
  readonly anywhere: SubsetParams;
  readonly posopt: PlacedParams;
  readonly any: AnyParams;
  readonly 'any.entry': AnyParams;
  readonly 'any.sum': AnyParams;
  readonly 'any.group': AnyGroupParams;
  readonly subset: SubsetParams;
  readonly 'subset.entry': SubsetParams;
  readonly 'subset.dan': SubsetParams;
  readonly pairsingle: Range;
  readonly face: Range;
  readonly opt: OptionParams;
  readonly pack3: NoParams;
  readonly 'l.combo': { readonly k: number; readonly mode: LinkedMode };
  readonly 'l.zodk': { readonly k: number };
  readonly 'l.tailk': { readonly k: number };
  readonly num: NumeralParams;
  readonly xien: XienParams;
  readonly xienq: XienParams;
  readonly truot: XienParams;
  readonly tod: NumeralParams;
  readonly run: NumeralParams;
  readonly fourd: { readonly source: readonly string[] };
  readonly 'fourd.box': { readonly source: readonly string[] };
  readonly 'fourd.roll': { readonly source: readonly string[] };
  readonly toto: NoParams;
};

export type FamilyName = keyof FamilyParams;

/** One way to bet. */
export type Play = {
  [Name in FamilyName]: {
    readonly id: string;
    readonly group: string;
    readonly name: string;
    readonly draw: DrawKind;
    readonly family: Name;
    readonly params: FamilyParams[Name];
  };
}[FamilyName];

/** Base units that one bet of the play costs. */
export function unitCostOf({ params }: Play): number {
  return 'unitCost' in params ? params.unitCost : 1;
}
