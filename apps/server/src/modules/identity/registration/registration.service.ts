import { errors } from '#kernel/errors/app-error.ts';
import type { Member } from '#modules/members';
import { siteForNewcomer, type Site } from '#modules/site';
import { identityErrors } from '../identity.errors.ts';
import type { LoggedIn } from '../login.model.ts';
import { hashPassword } from '../password.ts';
import type { Newcomer } from '../third-party/newcomers.ts';
import { checkRegistration } from './check-form.ts';
import { makeAccount, takenError } from './make-account.ts';
import { proveNumber } from './prove-number.ts';
import type { RegistrationDeps } from './registration.deps.ts';
import type { CheckedRegistration, RegistrationForm, RegistrationWish } from './registration.model.ts';

/** Makes accounts. */
export interface Registration {
  /** Makes an account by the site's rules and logs it in. Refuses with `field.*` and `identity.*`. */
  register(site: Site, wish: RegistrationWish): Promise<LoggedIn & { welcomeDue: true }>;
}

/** Wires registration to the rooms that have a part in it. */
export function createRegistration(deps: RegistrationDeps): Registration {
  const { db, clock, members, profiles, newcomers } = deps;

  async function uplineOf(site: Site, form: RegistrationForm): Promise<Member | undefined> {
    const code = form.affiliateCode?.trim() ?? '';
    const agent = code === '' ? undefined : await members.agentByCode(db, site.id, code);
    if (code !== '' && agent === undefined) throw identityErrors.affiliateCodeInvalid();
    // A code that only came along in a link is no mistake of the newcomer's.
    const linked = form.referralCode === undefined ? undefined : members.agentByCode(db, site.id, form.referralCode);
    const upline = agent ?? (await linked);
    if (upline === undefined && !site.modules.has('DIRECTREG3')) throw identityErrors.invitationRequired();
    return upline;
  }

  async function recommenderOf(site: Site, account: string | undefined): Promise<Member | undefined> {
    const found = account === undefined ? undefined : await members.byAccount(db, site.id, account);
    if (account !== undefined && found === undefined) throw identityErrors.recommenderUnknown();
    return found;
  }

  /** Says what is taken before a code is used up for nothing; the transaction looks again. */
  async function assertFree(site: Site, { account, facts }: CheckedRegistration): Promise<void> {
    for (const fact of ['mobile', 'email', 'idNumber'] as const) {
      const value = facts[fact];
      if (value !== undefined && (await profiles.holderOf(db, site.id, fact, value)) !== undefined)
        throw takenError(fact);
    }
    if (await members.byAccount(db, site.id, account)) throw identityErrors.usernameTaken();
  }

  return {
    async register(ownSite, wish) {
      const site = siteForNewcomer(ownSite, wish.origin.isConcealed === true);
      if (site === undefined) throw identityErrors.registrationConcealed();
      if (wish.kind === 'username' && !site.modules.has('USERNAMEREG3')) throw errors.moduleOff();
      const checked = checkRegistration(site, wish.kind, wish.form, clock.now());
      const visitor = { site, ip: wish.origin.ip };
      await deps.identity.protection.assertNewcomer(visitor, wish.proof, { hasCode: checked.code !== undefined });
      const { thirdPartyTicket } = wish.form;
      const newcomer = thirdPartyTicket === undefined ? undefined : await newcomers.read(site, thirdPartyTicket);
      const upline = await uplineOf(site, wish.form);
      const referrer = await recommenderOf(site, checked.recommender);
      await assertFree(site, checked);
      await proveNumber(deps, site, checked, wish.form);
      const password = checked.password && (await hashPassword(checked.password));
      const paymentPassword = checked.paymentPassword && (await hashPassword(checked.paymentPassword));
      const { memberId, token } = await db.transaction().execute(async (tx) => {
        const hashes = { password, paymentPassword, upline, referrer };
        const { id } = await makeAccount(tx, deps, { site, wish, checked, hashes });
        if (thirdPartyTicket !== undefined) await newcomers.settle(tx, site, thirdPartyTicket, id);
        const email = shownEmail(site, checked, newcomer);
        // Somebody who was quicker to take it keeps it: the newcomer did not ask for it.
        if (email !== undefined)
          await profiles.setContact(tx, { id, siteId: site.id }, { fact: 'email', value: email });
        await members.recordLogin(tx, id);
        return { memberId: id, token: await deps.identity.openSession(tx, id, 'member', wish.origin) };
      });
      await deps.atLogin(memberId);
      const isNew = { firstTimeLogin: true, passwordExpired: false, passwordIsDefault: false };
      return { token, ...isNew, welcomeDue: true };
    },
  };
}

/** The address that another company has shown to be the newcomer's, unless they wrote another or left the field empty. */
function shownEmail(site: Site, { facts }: CheckedRegistration, newcomer: Newcomer | undefined): string | undefined {
  if (newcomer?.isEmailVerified !== true || newcomer.email === null) return undefined;
  const isAskedFor = site.settings.registration['email']?.enabled === true;
  return isAskedFor && facts.email !== newcomer.email ? undefined : newcomer.email;
}
