const places = 5;

/** The decimal string of an amount in hundred-thousandths; exact, so that a wallet with fewer places refuses it. */
export function amountOfHub88(units: number): string {
  const digits = units.toString().padStart(places + 1, '0');
  const fraction = digits.slice(-places).replace(/0+$/, '');
  return fraction === '' ? digits.slice(0, -places) : `${digits.slice(0, -places)}.${fraction}`;
}

/** A decimal string in hundred-thousandths; what is finer is cut off. */
export function hub88AmountOf(amount: string): number {
  const [whole = '0', fraction = ''] = amount.split('.');
  return Number(`${whole}${fraction.slice(0, places).padEnd(places, '0')}`);
}
