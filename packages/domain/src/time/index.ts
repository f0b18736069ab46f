export { localTime } from './local-time.ts';
