import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomIds } from '../ids.ts';
import { createLog } from '../log.ts';
import { fileMailer, type Mail, smtpMailer } from './mailer.ts';

const address = 'no-reply@settee.example';
const mail: Mail = {
  brandName: 'Settee',
  to: 'nora@example.com',
  subject: 'Reset your password – ½',
  text: 'Hi Zoë 🛋️,\n\nhttps://shop.example/account/reset-password?token=abc\n',
  html: '<p>Hi Zoë 🛋️</p>',
};

const folder = mkdtempSync(join(tmpdir(), 'settee-mail-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Header lines, folded ones put together. */
function headersOf(message: string): string[] {
  const [head = ''] = message.split('\r\n\r\n', 1);
  return head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
}

function fileWriter() {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info', logFormat: 'json' }, { write: (line) => void lines.push(line) });
  return { mailer: fileMailer(join(folder, 'mail'), address, { ids: randomIds, log }), lines };
}

test('without a mail server each mail is a file that mail programs open, and the log says only which', async () => {
  const { mailer, lines } = fileWriter();
  await mailer.send(mail);
  const [name = ''] = readdirSync(join(folder, 'mail'));
  const message = readFileSync(join(folder, 'mail', name), 'utf8');
  const headers = headersOf(message);
  expect(headers).toContain(`From: Settee <${address}>`);
  expect(headers).toContain('To: nora@example.com');
  expect(headers.find((line) => line.startsWith('Subject: '))).toMatch(/^Subject: =\?UTF-8\?/);
  expect(headers.find((line) => line.startsWith('Content-Type: '))).toContain('multipart/alternative');
  expect(message.replace(/=\r\n/g, '')).toContain('/account/reset-password?token=3Dabc');
  expect(message.split('\r\n').every((line) => line.length <= 998 && /^[\x20-\x7e\t]*$/.test(line))).toBe(true);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ subject: mail.subject, file: join(folder, 'mail', name) });
  expect(lines.join('')).not.toMatch(/token=|nora@/);
});

test.each([
  ['to', { to: 'nora@example.com\r\nBcc: everybody@example.com' }],
  ['subject', { subject: 'Hello\r\nBcc: everybody@example.com' }],
  ['subject', { subject: 'Hello\nX-Evil: 1\n\nbody' }],
])('no line break in %s makes a header', async (_field, wrong) => {
  const { mailer } = fileWriter();
  const before = new Set(readdirSync(join(folder, 'mail')));
  await mailer.send({ ...mail, ...wrong });
  const name = readdirSync(join(folder, 'mail')).find((each) => !before.has(each)) ?? '';
  const headers = headersOf(readFileSync(join(folder, 'mail', name), 'utf8'));
  expect(headers.filter((line) => /^(bcc|x-evil)/i.test(line))).toEqual([]);
});

const received: { from: string; to: string[]; text: string }[] = [];
let isRefusing = false;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, session, done) {
    let text = '';
    stream.on('data', (chunk: Buffer) => void (text += chunk.toString()));
    stream.on('end', () => {
      if (isRefusing) return done(Object.assign(new Error('try later'), { responseCode: 451 }));
      const { mailFrom, rcptTo } = session.envelope;
      received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), text });
      done();
    });
  },
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve())));
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
const smtpUrl = () => `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;

test('SMTP_URL sends emails through a mail server to exactly the intended recipients', async () => {
  const mailer = smtpMailer(smtpUrl(), address);
  await mailer.send(mail);
  expect(received).toMatchObject([{ from: 'no-reply@settee.example', to: ['nora@example.com'] }]);
  expect(headersOf(received[0]?.text ?? '')).toContain(`From: Settee <${address}>`);
  mailer.close();
});

test('a server that rejects the email or is unreachable fails the delivery', async () => {
  isRefusing = true;
  const mailer = smtpMailer(smtpUrl(), address);
  await expect(mailer.send(mail)).rejects.toThrow(/try later/);
  isRefusing = false;
  mailer.close();
  const nobody = smtpMailer('smtp://127.0.0.1:9', address);
  await expect(nobody.send(mail)).rejects.toThrow(/ECONNREFUSED/);
  nobody.close();
});
