import type { Clock } from '#kernel/clock/clock.ts';
import type { Config } from '#kernel/config/config.ts';
import { readSealingKeys } from '#kernel/crypto/sealing-keys.ts';
import { createVault, type Vault } from '#kernel/crypto/vault.ts';
import type { Database, Reader } from '#kernel/database/database.ts';
import type { Events } from '#kernel/events/events.ts';
import { type Chat, createChat } from '#modules/chat';
import {
  type Codes,
  type Contacts,
  createCodes,
  createContacts,
  createFactorResets,
  createIdentity,
  createLeaving,
  createPasswords,
  createPhoneTokens,
  createProofs,
  createRegistration,
  type FactorResets,
  type Identity,
  type Leaving,
  type LeavingDeps,
  type Passwords,
  type Proofs,
  readThirdPartyProviders,
  type Registration,
  type ThirdPartyProvider,
} from '#modules/identity';
import { createInbox, type Inbox } from '#modules/inbox';
import { createHttpRegister, createLimitRecords, createLimits, type Limits, type LimitsDeps } from '#modules/limits';
import type { Ledger } from '#modules/ledger';
import {
  createMembers,
  createOwnFeedback,
  createOwnProfiles,
  createPictures,
  createProfiles,
  createTerms,
  type Members,
  type OwnProfiles,
  type Pictures,
  type Profiles,
  type Terms,
} from '#modules/members';
import {
  createMessages,
  createSmsGateway,
  createSmtpSender,
  type Messages,
  type MessagesDeps,
  outboxSender,
} from '#modules/messages';
import { createRecords, type Records } from '#modules/records';
import { createSite, type Sites } from '#modules/site';
import { createMemberMoney, payoutHolderOf, sitesMovingToUplines } from '#modules/wallet';

/** What the rooms around people are made of. */
export interface PeopleDeps {
  db: Database;
  clock: Clock;
  events: Events;
  ledger: Ledger;
  /** Opens and seals what is personal. */
  vault: Vault;
  words: MessagesDeps['words'];
  /** Who delivers texts and mails. */
  senders: Pick<MessagesDeps, 'sms' | 'mail'>;
  onError: (error: unknown) => void;
  /** Left out where no register of excluded people has to be asked. */
  register?: LimitsDeps['register'];
  /** Who shows us visitors; left out where nobody does. */
  thirdParties?: readonly ThirdPartyProvider[] | undefined;
  /** Where an address is, as ISO 3166-1 alpha-2; left out where nobody knows. */
  countryOf?: ((ip: string) => string | undefined) | undefined;
  /** The service that texts codes in our place; left out where we do. */
  phones?: Parameters<typeof createPhoneTokens>[1] | undefined;
  /** Whether vendors have money of somebody who leaves; left out where none keeps any. */
  moneyAtVendors?: LeavingDeps['moneyAtVendors'];
  /** Draws the letters of an image at the door; left out, we do. */
  drawCaptcha?: ((answer: string) => Promise<Buffer>) | undefined;
}

/** The sites, who comes in there, what they have played and what they may. */
export interface People extends Proofs {
  sites: Sites;
  members: Members;
  identity: Identity;
  records: Records;
  limits: Limits;
  messages: Messages;
  inbox: Inbox;
  chat: Chat;
  profiles: Profiles;
  ownProfiles: OwnProfiles;
  pictures: Pictures;
  codes: Codes;
  terms: Terms;
  registration: Registration;
  passwords: Passwords;
  leaving: Leaving;
  contacts: Contacts;
  factorResets: FactorResets;
}

/** Makes these rooms: a login asks the limits, and a pause ends logins, so each knows the other's door. */
export function createPeople(deps: PeopleDeps): People {
  const { db, clock } = deps;
  const sites = createSite({ ...deps, sitesMovingToUplines });
  const messages = createMessages({ ...deps, ...deps.senders, sites });
  const members = createMembers({ db, clock });
  const inbox = createInbox({ ...deps, members, sites });
  const profiles = createProfiles(deps);
  const pictures = createPictures({ db, clock });
  const codes = createCodes({ ...deps, messages });
  const records = createRecords({ db });
  const atLogin = (memberId: string) => limits.checkRegister(memberId);
  const common = { ...deps, sites, members, profiles, codes, messages };
  const proofs = createProofs({ ...common, identity: () => identity });
  const { stepUp } = proofs.factors;
  const { proveOwner } = stepUp;
  const ownProfiles = createOwnProfiles({ db, clock, sites, members, profiles, payoutHolderOf, proveOwner });
  const phoneTokens = deps.phones && createPhoneTokens(deps, deps.phones);
  const identity = createIdentity({ ...common, verification: proofs.verification, stepUp, phoneTokens, atLogin });
  const siteOf = async (reader: Reader, memberId: string) => (await members.byId(reader, memberId))?.siteId;
  const terms = createTerms({ db, clock, sites, siteOf });
  const rooms = { members, profiles, messages, codes, identity, terms, stepUp };
  const registration = createRegistration({ ...deps, ...rooms, ...proofs, phoneTokens, atLogin });
  const passwords = createPasswords({ ...deps, ...rooms, atLogin });
  const factorResets = createFactorResets({ ...deps, ...rooms, sites });
  const contacts = createContacts({ ...deps, ...rooms });
  const limits = createLimits({ ...deps, members, records, sites, identity });
  const chat = createChat({ db, clock, sites, members, limits });
  const mayReturn = async (memberId: string) => (await limits.standingOf(db, memberId)).state === 'clear';
  const personalRecords = [
    createMemberMoney(deps),
    createOwnFeedback(deps),
    createLimitRecords(deps),
    messages,
    inbox,
    chat,
  ];
  const leaving = createLeaving({ ...deps, ...rooms, sites, records, mayReturn, personalRecords });
  return {
    sites,
    records,
    registration,
    passwords,
    leaving,
    contacts,
    factorResets,
    inbox,
    chat,
    ...proofs,
    ownProfiles,
    pictures,
    ...rooms,
    limits: withTerms(limits, terms),
  };
}

/** Nobody plays who has not accepted the terms of now. */
function withTerms(limits: Limits, terms: Terms): Limits {
  return {
    ...limits,
    async assertMayPlay(reader, memberId) {
      await terms.assertAccepted(reader, memberId);
      await limits.assertMayPlay(reader, memberId);
    },
  };
}

/** What the deployment says of the world outside: the keys, who delivers messages, whose register is asked. */
export function outsideOf(
  config: Config,
): Pick<PeopleDeps, 'vault' | 'senders' | 'register' | 'thirdParties' | 'phones'> {
  return {
    vault: vaultOf(config),
    senders: sendersOf(config),
    register: registerOf(config),
    thirdParties: readThirdPartyProviders(config.THIRD_PARTY_PROVIDERS, config.THIRD_PARTY_SECRETS),
    phones: phonesOf(config),
  };
}

/** The service that texts codes, when the deployment names its project. */
function phonesOf(config: Config): PeopleDeps['phones'] {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_JWKS_URL: jwksUrl, FIREBASE_ISSUER } = config;
  if (projectId === undefined) return undefined;
  return { projectId, jwksUrl, issuer: FIREBASE_ISSUER ?? `https://securetoken.google.com/${projectId}` };
}

/** The register of excluded people, when the deployment names one to ask. */
function registerOf(config: Config): LimitsDeps['register'] {
  const { EXCLUSION_REGISTER_URL: url, EXCLUSION_REGISTER_SECRET: secret } = config;
  if (url === undefined && secret === undefined) return undefined;
  if (url !== undefined && secret !== undefined) return createHttpRegister({ url, secret });
  throw new Error('EXCLUSION_REGISTER_URL and EXCLUSION_REGISTER_SECRET belong together');
}

/** Keeps what is personal, with the keys that the deployment names. */
function vaultOf(config: Config): Vault {
  return createVault('personal data', readSealingKeys('PERSONAL_DATA_KEYS', config.PERSONAL_DATA_KEYS));
}

/** The providers that the deployment names; without one, texts or mails stay in the outbox. */
function sendersOf(config: Config): PeopleDeps['senders'] {
  const { SMTP_URL, MAIL_FROM, SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN } = config;
  if ((SMTP_URL === undefined) !== (MAIL_FROM === undefined)) throw new Error('SMTP_URL and MAIL_FROM belong together');
  if ((SMS_GATEWAY_URL === undefined) !== (SMS_GATEWAY_TOKEN === undefined)) {
    throw new Error('SMS_GATEWAY_URL and SMS_GATEWAY_TOKEN belong together');
  }
  const mail = SMTP_URL && MAIL_FROM ? createSmtpSender({ url: SMTP_URL, from: MAIL_FROM }) : outboxSender;
  const sms =
    SMS_GATEWAY_URL && SMS_GATEWAY_TOKEN
      ? createSmsGateway({ url: SMS_GATEWAY_URL, token: SMS_GATEWAY_TOKEN })
      : outboxSender;
  return { sms, mail };
}
