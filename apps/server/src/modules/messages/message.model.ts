/** How a message travels. */
export type Channel = 'sms' | 'email';

/** What a message says, by the name of its words in the rooms `sms` and `mail`. */
export type Template =
  | 'code'
  | 'already_registered'
  | 'password_link'
  | 'password_changed'
  | 'welcome'
  | 'contact_changed'
  | 'account_closed'
  | 'login_notice'
  | 'verification_failed'
  | 'factors_changed'
  | 'factors_reset'
  | 'third_party_changed'
  | 'transaction_password_changed';

/** A message that somebody is to get. */
export interface MessageWish {
  siteId: string;
  memberId?: string | undefined;
  channel: Channel;
  /** `+525512345678`, or a mail address. */
  to: string;
  template: Template;
  /** BCP 47 tag; a language without words is spoken in the site's own. */
  language: string;
  params: Readonly<Record<string, string | number>>;
  /** After this it is not worth sending, such as a code that is no longer valid. */
  expiresAt?: Date | undefined;
  /** Writes it down as the others and sends nothing: an answer then takes as long whether somebody is there or not. */
  isWithheld?: boolean | undefined;
}

/** What is handed over for delivery. A text has neither subject nor page. */
export interface MessageContent {
  subject: string;
  text: string;
  html: string;
}

/** Where a message is: `withheld` ones are never sent. */
export type MessageState = 'queued' | 'sent' | 'failed' | 'withheld';

/** A message as operators see it; `content` is null once another system has taken it. */
export interface OutboundMessage {
  id: string;
  siteId: string;
  channel: Channel;
  template: string;
  language: string;
  to: string;
  state: MessageState;
  attempts: number;
  sender: string | null;
  failure: string | null;
  createdAt: Date;
  sentAt: Date | null;
  content: MessageContent | null;
}
