export { firstSeen } from './first-seen.ts';
export { readBody, testKey } from './sealed-body.ts';
