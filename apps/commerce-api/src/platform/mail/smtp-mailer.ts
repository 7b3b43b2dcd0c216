import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** Hands mails to the server of SMTP_URL. */
export function smtpMailer(url: string, from: string): Mailer {
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...limits });
  return {
    async send({ to, subject, text, html }) {
      await transport.sendMail({ from, to, subject, text, html });
    },
    close: () => transport.close(),
  };
}
