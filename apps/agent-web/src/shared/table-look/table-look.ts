/**
 * How a table sits in a card: its outer columns start and end where the card's heading and pager do. Figures keep their
 * decimal points below each other in languages that run from right to left, where the end of a cell is its left side.
 */
export const tableLook =
  '[&_:is(th,td):first-child]:ps-[0.9375rem] [&_:is(th,td):last-child]:pe-[0.9375rem] rtl:[&_:is(th,td).text-end]:text-start';
