import type { SealingKey } from '#kernel/crypto/sealing-keys.ts';
import { createVault } from '#kernel/crypto/vault.ts';

/** An account number as it is kept. */
export interface SealedNumber {
  keyId: string;
  sealed: string;
  fingerprint: string;
}

/** Whose number it is: the seal holds for this account alone, the fingerprint for equal accounts of the site. */
export interface NumberOwner {
  accountId: string;
  siteId: string;
  kind: string;
}

/** Keeps account numbers from whoever reads the database alone. */
export interface NumberVault {
  /** Seals with the first key. */
  seal(number: string, owner: NumberOwner): SealedNumber;
  /** Throws when the text was changed, moved to another account, or sealed with a key that is not there. */
  open(sealed: Pick<SealedNumber, 'keyId' | 'sealed'>, accountId: string): string;
  /** What equal accounts have, whichever key sealed them; the first key's comes first. */
  fingerprints(number: string, owner: Omit<NumberOwner, 'accountId'>): [string, ...string[]];
  /** The key that seals now. */
  keyId: string;
}

/** A vault of account numbers over the keys of personal data. */
export function createNumberVault(keys: readonly [SealingKey, ...SealingKey[]]): NumberVault {
  const vault = createVault('payout number', keys);
  const textOf = (number: string, { siteId, kind }: Omit<NumberOwner, 'accountId'>) =>
    [siteId, kind, number].join('\n');
  return {
    keyId: vault.keyId,
    seal(number, owner) {
      const [keyId = '', sealed = ''] = vault.seal(number, owner.accountId).split('.');
      return { keyId, sealed, fingerprint: vault.mark(textOf(number, owner)) };
    },
    open: ({ keyId, sealed }, accountId) => vault.open(`${keyId}.${sealed}`, accountId),
    fingerprints: (number, owner) => vault.marks(textOf(number, owner)),
  };
}
