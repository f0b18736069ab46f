import { randomBytes } from 'node:crypto';
import { createVault } from '#kernel/crypto/vault.ts';

/** Marks telephones as the platform does, by a key of this run. */
export const phoneMarks = createVault('e-wallet phone', [{ id: 'test', secret: randomBytes(32) }]).marks;
