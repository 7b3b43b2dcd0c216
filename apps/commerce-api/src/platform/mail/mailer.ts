import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Ids } from '../ids.ts';
import type { Log } from '../log.ts';

/** A mail as it is sent. */
export interface Mail {
  /** Name of the sender: of the brand that the shopper knows. */
  brandName: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Carries mails away; throws when it could not. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Writes each mail as a file that mail programs open; for shops that send none. `address` is that of the sender. */
export function fileMailer(folder: string, address: string, { ids, log }: { ids: Ids; log: Log }): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send({ brandName, to, subject, text, html }) {
      const from = { name: brandName, address };
      const { message } = await transport.sendMail({ from, to, subject, text, html });
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${ids.row()}.eml`);
      await writeFile(file, message as Buffer);
      log.info({ subject, file }, 'mail written');
    },
    close: () => transport.close(),
  };
}

/** Hands mails to the server of SMTP_URL. `address` is that of the sender. */
export function smtpMailer(url: string, address: string): Mailer {
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...limits });
  return {
    async send({ brandName, to, subject, text, html }) {
      const from = { name: brandName, address };
      await transport.sendMail({ from, to, subject, text, html });
    },
    close: () => transport.close(),
  };
}
