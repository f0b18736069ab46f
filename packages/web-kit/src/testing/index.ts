export { readBody, testKey } from './sealed-body.ts';
