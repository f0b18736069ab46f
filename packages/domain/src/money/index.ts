export { currencies, currencyOf, findCurrency, type Currency } from './currency.ts';
export { add, compare, money, negate, subtract, zero, type Money } from './money.ts';
export { formatAmount, parseAmount, type AmountRefusal, type ParsedAmount } from './decimal.ts';
export { payablePart, smallestPayable } from './payable.ts';
export { floorDivide, floorShare, truncateToPlaces } from './share.ts';
