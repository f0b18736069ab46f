export { createAnsweredRuntime } from './answered-runtime.ts';
export { onlyPage, refuse, succeed, type Answer, type Answers } from './answers.ts';
export { firstSeen } from './first-seen.ts';
export { plainSite } from './plain-site.ts';
export { readBody, testKey } from './sealed-body.ts';
