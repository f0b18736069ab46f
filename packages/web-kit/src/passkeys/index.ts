export { canUsePasskeys, createPasskey, isPasskeyRefusal, proveByPasskey } from './passkey-ceremony.ts';
