import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Ids } from '../ids.ts';
import type { Log } from '../log.ts';
import type { Mailer } from './mailer.ts';

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
