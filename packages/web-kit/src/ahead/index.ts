export { takingAskedAhead } from './asked-ahead.ts';
