/** Who is asked about: what a register can tell people apart by. */
export interface RegisteredPerson {
  /** Our id of the member: the same person is asked about under the same one. */
  memberId: string;
  account: string;
  /** `YYYY-MM-DD`; null when the site does not ask for it. */
  birthday: string | null;
}

/** The register cannot be reached or does not answer sensibly: nothing is known. */
export class RegisterUnavailable extends Error {}

/**
 * A register of people who are kept out of gambling everywhere, such as a country keeps. Each one is another implementation
 * of this. Calls throw `RegisterUnavailable`, and only that, when it cannot be used now.
 */
export interface ExclusionRegister {
  isListed(person: RegisteredPerson): Promise<boolean>;
}
