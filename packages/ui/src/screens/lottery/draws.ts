/** A draw that is over. */
export interface Draw {
  number: string;
  digits: readonly number[];
}

/** The last draws, the newest first. */
export const draws: readonly Draw[] = [
  { number: '0871', digits: [7, 3, 0, 9, 4] },
  { number: '0870', digits: [1, 5, 5, 2, 8] },
  { number: '0869', digits: [9, 0, 6, 1, 3] },
  { number: '0868', digits: [4, 4, 2, 7, 0] },
  { number: '0867', digits: [2, 8, 8, 5, 9] },
  { number: '0866', digits: [6, 1, 0, 4, 7] },
];

/** The sum of the digits, and what it counts as. */
export function sumOf({ digits }: Draw): { sum: number; isBig: boolean; isOdd: boolean } {
  const sum = digits.reduce((total, digit) => total + digit, 0);
  return { sum, isBig: sum >= 23, isOdd: sum % 2 === 1 };
}

/** A bet of today. */
export interface PlacedBet {
  draw: string;
  play: string;
  bets: number;
  stake: string;
  won: string | null;
}

/** What the member bet today. */
export const placedBets: readonly PlacedBet[] = [
  { draw: '0871', play: '5 estrellas · Directa', bets: 24, stake: '48.00', won: null },
  { draw: '0869', play: '3 últimas · Directa', bets: 6, stake: '12.00', won: '1950.00' },
  { draw: '0866', play: 'Dragón-Tigre', bets: 1, stake: '20.00', won: '0.00' },
];
