import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Ids } from '../ids.ts';
import type { Log } from '../log.ts';

/** A mail as it is sent. */
export interface Mail {
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

/** Writes each mail as a file that mail programs open; for shops that send none. */
export function fileMailer(folder: string, from: string, { ids, log }: { ids: Ids; log: Log }): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send({ to, subject, text, html }) {
      const { message } = await transport.sendMail({ from, to, subject, text, html });
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${ids.row()}.eml`);
      await writeFile(file, message as Buffer);
      log.info({ subject, file }, 'mail written');
    },
    close: () => transport.close(),
  };
}

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
