export { keepDraws, replayDraws, type SlotStream } from './draws.ts';
