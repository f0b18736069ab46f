/** A text message to hand over. `id` stays the same when it is tried again, so that it can be recognised. */
export interface Sms {
  id: string;
  /** `+525512345678` */
  to: string;
  text: string;
}

/** A mail to hand over. */
export interface Mail {
  id: string;
  to: string;
  /** Who it comes from, as people read it. */
  fromName: string;
  subject: string;
  text: string;
  html: string;
}

/** A provider of text messages. `send` throws `DeliveryRefused` when trying again is of no use, another error otherwise. */
export interface SmsSender {
  name: string;
  send(sms: Sms): Promise<void>;
}

/** The same for mail. */
export interface MailSender {
  name: string;
  send(mail: Mail): Promise<void>;
}

/** The provider will never take this message. The reason is a short word of ours, never text that came from outside. */
export class DeliveryRefused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'DeliveryRefused';
  }
}
