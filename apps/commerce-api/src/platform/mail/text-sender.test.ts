import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { fileTextSender, twilioTextSender } from './text-sender.ts';

const message = { to: '+13122720142', text: 'Settee: your order ABCD is on its way. É 🛋️' };
const accountSid = `AC${'0'.repeat(32)}`;
const authToken = 'secret';

const lines: string[] = [];
const log = createLog({ logLevel: 'info', logFormat: 'json' }, { write: (line) => void lines.push(line) });

/** As Twilio's Messages API: form fields, basic authentication, 201 with the message or an error with its code. */
const received: { path: string; fields: Record<string, string> }[] = [];
let failure: { status: number; code: number } | null = null;
const twilio = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const fail = (status: number, code: number) => response.writeHead(status).end(JSON.stringify({ code, status }));
  const expected = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  if (request.headers.authorization !== expected) return fail(401, 20003);
  if (request.headers['content-type'] !== 'application/x-www-form-urlencoded;charset=UTF-8') return fail(400, 21602);
  const fields = Object.fromEntries(new URLSearchParams(body));
  if (!fields['To'] || !fields['Body'] || !(fields['From'] || fields['MessagingServiceSid'])) return fail(400, 21604);
  if (failure) return fail(failure.status, failure.code);
  received.push({ path: request.url ?? '', fields });
  response.writeHead(201).end(JSON.stringify({ sid: `SM${'0'.repeat(32)}`, status: 'queued' }));
});
beforeAll(() => new Promise<void>((resolve) => twilio.listen(0, '127.0.0.1', () => resolve())));
afterAll(() => new Promise<void>((resolve) => twilio.close(() => resolve())));
beforeEach(() => {
  received.length = 0;
  lines.length = 0;
  failure = null;
});

const senderFrom = (from: string, token = authToken) => {
  const url = `http://127.0.0.1:${(twilio.address() as AddressInfo).port}`;
  return twilioTextSender({ url, accountSid, authToken: token, from }, { log });
};

test.each([
  ['+13125550100', 'From'],
  [`MG${'a'.repeat(32)}`, 'MessagingServiceSid'],
])('CHK-21: Twilio receives a text message to send from %s', async (from, field) => {
  await senderFrom(from).send(message);
  expect(received).toEqual([
    {
      path: `/2010-04-01/Accounts/${accountSid}/Messages.json`,
      fields: { To: message.to, Body: message.text, [field]: from },
    },
  ]);
});

test.each([
  ['an opted-out number', 400, 21610],
  ['a landline', 400, 21614],
])('CHK-21: a text message to %s is given up, and the log has no number', async (_title, status, code) => {
  failure = { status, code };
  await senderFrom('+13125550100').send(message);
  expect(lines.join()).toContain(String(code));
  expect(lines.join()).not.toContain('312272');
});

test('CHK-21: a busy service, wrong credentials or no connection fail the message, so that it is tried again', async () => {
  failure = { status: 429, code: 20429 };
  await expect(senderFrom('+13125550100').send(message)).rejects.toMatchObject({ code: 429 });
  await expect(senderFrom('+13125550100', 'other').send(message)).rejects.toMatchObject({ code: 401 });
  const nobody = twilioTextSender({ url: 'http://127.0.0.1:9', accountSid, authToken, from: '+13125550100' }, { log });
  await expect(nobody.send(message)).rejects.toThrow(/fetch failed/);
});

test('CHK-21: without an account each text message is a line of a file, and the log says only which', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'settee-texts-'));
  try {
    const sender = fileTextSender(join(folder, 'data'), { log });
    await sender.send(message);
    await sender.send({ ...message, text: 'Two\nlines' });
    const written = readFileSync(join(folder, 'data/text-messages.jsonl'), 'utf8').trim().split('\n');
    expect(written.map((line) => JSON.parse(line))).toEqual([message, { ...message, text: 'Two\nlines' }]);
    expect(lines.join()).not.toContain('312272');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
