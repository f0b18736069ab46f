/** The looks of chips, from the smallest denomination to the largest. */
const chipTones = ['neutral', 'info', 'crimson', 'success', 'gold', 'accent', 'warn', 'danger'] as const;

export type ChipTone = (typeof chipTones)[number];

/* Four decimal places hold the smallest unit that is bet. */
const scale = 10_000n;

/** An exact whole number of ten-thousandths of a decimal string such as "1250.5". */
function scaled(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole) * scale + BigInt(fraction.slice(0, 4).padEnd(4, '0'));
}

/** The look of a denomination: its place among all of them. */
export function toneOf(denomination: string, denominations: readonly string[]): ChipTone {
  const sorted = [...denominations].sort((one, other) => Number(scaled(one) - scaled(other)));
  return chipTones[Math.max(0, sorted.indexOf(denomination)) % chipTones.length] ?? 'neutral';
}

/**
 * The fewest chips that make an amount, largest first. What no chip is small enough for is left out: 7 of 5 and 2 is
 * one each, 8 leaves 1.
 */
export function chipsFor(amount: string, denominations: readonly string[]): string[] {
  const chips: string[] = [];
  let rest = scaled(amount);
  const falling = [...denominations].sort((one, other) => Number(scaled(other) - scaled(one)));
  for (const denomination of falling) {
    const worth = scaled(denomination);
    if (worth <= 0n) continue;
    for (; rest >= worth && chips.length < 200; rest -= worth) chips.push(denomination);
  }
  return chips;
}
