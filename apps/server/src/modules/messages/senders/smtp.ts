import { createTransport } from 'nodemailer';
import { DeliveryRefused, type MailSender } from './sender.ts';

const timeoutMs = 15_000;

/**
 * Mail by SMTP. `url` is `smtps://user:password@host` or `smtp://...`, which turns to TLS when the server offers it;
 * `from` is the address that mail comes from. A reply of 5xx refuses the message for good.
 */
export function createSmtpSender({ url, from }: { url: string; from: string }): MailSender {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    name: 'smtp',
    async send({ id, to, fromName, subject, text, html }) {
      try {
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          from: { name: fromName, address: from },
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        const { responseCode = 0, code = 'unknown' } = error as { responseCode?: number; code?: string };
        if (responseCode >= 500 && code !== 'EAUTH') throw new DeliveryRefused(`smtp ${responseCode}`);
        throw new Error(`smtp ${responseCode || code}`, { cause: error });
      }
    },
  };
}
