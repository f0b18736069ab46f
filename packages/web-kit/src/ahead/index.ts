export { takingAskedAhead, type AskedAhead } from './asked-ahead.ts';
