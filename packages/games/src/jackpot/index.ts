export { drawHit, isHit, type JackpotResult, type JackpotRules, openPot, playJackpot, type Pot } from './jackpot.ts';
export { type JackpotReturn, jackpotReturn } from './jackpot-return.ts';
export { shownValue, type Tick, TICK_MS } from './ticker.ts';
