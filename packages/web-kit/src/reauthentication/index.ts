export { createReauthenticationGate, type ReauthenticationGate } from './gate.ts';
export { Reauthentication, ReauthenticationProvider } from './reauthentication.tsx';
