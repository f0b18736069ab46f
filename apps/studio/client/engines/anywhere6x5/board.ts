import { COLUMN_COUNT, ROW_COUNT, type Cell, type Grid, type Step } from '@quetzal/games/slots/anywhere6x5';
import { Container, Graphics } from 'pixi.js';
import type { Sheet } from '../../stage/sheet.ts';
import { createFall, refilled, type FallOptions, type Move } from './fall.ts';
import { createToken, type Token } from './token.ts';

export type BoardOptions = Omit<FallOptions, 'place'> & { readonly sheet: Sheet };

type Place = readonly [column: number, row: number];

const DIM = 0.45;

/** The symbols of a board, and where they lie. Rows count from the top. */
function createTokens(sheet: Sheet) {
  const container = new Container();
  let columns: Token[][] = [];
  let width = 1;
  let height = 1;
  const cell = (): number => Math.min(width / COLUMN_COUNT, height / ROW_COUNT);
  const pointOf = ([column, row]: Place) => ({
    x: (width * (column + 0.5)) / COLUMN_COUNT,
    y: (height * (row + 0.5)) / ROW_COUNT,
  });
  const place = (token: Token, column: number, row: number): void => {
    const { x, y } = pointOf([column, row]);
    token.container.position.set(x, y);
  };
  function made(drawn: Cell): Token {
    const token = createToken(drawn, sheet);
    token.layout(cell());
    container.addChild(token.container);
    return token;
  }
  function settle(): void {
    for (const [column, tokens] of columns.entries())
      for (const [row, token] of tokens.entries()) place(token, column, row);
  }
  return {
    container,
    pointOf,
    place,
    made,
    settle,
    columns: () => columns,
    use(next: Token[][]): void {
      columns = next;
    },
    clear(): void {
      for (const child of container.removeChildren()) child.destroy({ children: true });
      columns = [];
    },
    at: (places: readonly Place[]): Set<Token> =>
      new Set(places.flatMap(([column, row]) => columns[column]?.[row] ?? [])),
    /** How all symbols move when each is moved by so many rows. */
    shifted: (from: number, to: number): Move[] =>
      columns.flatMap((tokens, column) =>
        tokens.map((token, row) => ({ token, column, from: row + from, to: row + to })),
      ),
    layout(newWidth: number, newHeight: number): void {
      width = newWidth;
      height = newHeight;
      for (const token of columns.flat()) token.layout(cell());
      settle();
    },
  };
}

/** The six columns of symbols. */
export function createBoard(options: BoardOptions) {
  const { timeline, pace, hasReducedMotion, sheet } = options;
  const container = new Container();
  const mask = new Graphics();
  const tokens = createTokens(sheet);
  const fall = createFall({ ...options, place: tokens.place });
  container.addChild(tokens.container, mask);
  tokens.container.mask = mask;

  /** Shows a grid at rest. */
  function set(grid: Grid): void {
    tokens.clear();
    tokens.use(grid.map((column) => column.map(tokens.made)));
    tokens.settle();
  }

  return {
    container,
    pointOf: tokens.pointOf,
    set,
    layout(width: number, height: number): void {
      mask.clear().rect(0, 0, width, height).fill(0xffffff);
      tokens.layout(width, height);
    },
    /** Lets everything fall out of sight. */
    async empty(): Promise<void> {
      await fall(tokens.shifted(0, ROW_COUNT + 1));
      tokens.clear();
    },
    /** Lets a whole grid fall into an empty board. */
    async fill(grid: Grid): Promise<void> {
      set(grid);
      await fall(tokens.shifted(-ROW_COUNT - 1, 0));
    },
    /** Lifts these symbols by `swell` (0 to 1) and dims the others; null shows all alike. */
    accent(places: readonly Place[] | null, swell: number): void {
      const lit = tokens.at(places ?? []);
      for (const token of tokens.columns().flat()) {
        const isLit = lit.has(token);
        token.accent(isLit && !hasReducedMotion() ? swell : 0, places === null || isLit ? 1 : DIM);
      }
    },
    /** Takes the winning symbols away, lets the rest fall and new ones come in from above. */
    async tumble({ wins, refills }: Step): Promise<void> {
      const gone = tokens.at(wins.flatMap(({ cells }) => cells));
      await timeline.run(pace().vanishMs, (share) => {
        for (const token of gone) token.accent(hasReducedMotion() ? 0 : -6 * share * share, 1 - share);
      });
      const { columns, moves } = refilled(tokens.columns(), gone, { refills, made: tokens.made });
      tokens.use(columns);
      for (const token of gone) token.container.destroy({ children: true });
      await fall(moves);
      tokens.settle();
    },
  };
}

export type Board = ReturnType<typeof createBoard>;
