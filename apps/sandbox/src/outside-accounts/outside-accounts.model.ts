/** The app id under which the platform is known here; a real company hands out its own. */
export const clientId = 'quetzal-sandbox';

/** A company that this stands in for. */
export type Company = 'google' | 'facebook';

export const companyNames: Readonly<Record<Company, string>> = { google: 'Google', facebook: 'Facebook' };

/** Who a visitor says to be. */
export interface Person {
  /** Follows from the address: the same address is the same person. */
  id: string;
  name: string;
  email: string;
  isEmailVerified: boolean;
}

/** What the stand-ins are made of. */
export interface OutsideAccountsOptions {
  /** Where browsers reach the sandbox. */
  publicUrl: string;
  /** Origins of the sites that people come from and go back to. */
  returnOrigins: readonly string[];
  /** The secrets that the platform proves itself with. */
  secrets: Readonly<Record<Company, string>>;
}
