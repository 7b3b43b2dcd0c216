import { expect, test } from 'vitest';
import { createLog, redactCardData } from './log.ts';

function logged(logFormat: 'json' | 'text', details: object, message = 'said'): string {
  const lines: string[] = [];
  createLog({ logLevel: 'info', logFormat }, { write: (line) => void lines.push(line) }).info(details, message);
  return lines.join('');
}

test.each(['4111111111111111', '4111 1111 1111 1111', '4111-1111-1111-1111', '378282246310005'])(
  '%s never reaches the log',
  (number) => {
    expect(redactCardData(`card ${number}!`)).toBe('card 0!');
    for (const format of ['json', 'text'] as const) {
      expect(logged(format, { note: number, deep: { list: [number] } }, `paid with ${number}`)).not.toContain(number);
    }
  },
);

test('card fields are removed whatever they hold, and a JSON line stays readable', () => {
  const line = logged('json', {
    card: { cvv: '937', adyenCardData: 'a.b.c', number: 1 },
    token: 't',
    amount: 4111111111111111,
  });
  expect(JSON.parse(line)).toMatchObject({
    card: { cvv: '[removed]', adyenCardData: '[removed]', number: '[removed]' },
    token: '[removed]',
    amount: 0,
  });
});

test('neither the PIN of a gift card nor a tender code is logged', () => {
  const secrets = { pin: '1001', cardPin: '1001', tenderCodeNumber: 'TC-2001-4400' };
  for (const details of [secrets, { body: secrets }, { call: { body: secrets } }])
    expect(logged('json', details)).not.toMatch(/1001|TC-2001/);
});

test('nothing of an account’s secrets and addresses is logged, whatever holds it', () => {
  const secrets = {
    password: 'quiet sentence',
    currentPassword: 'quiet sentence',
    newPassword: 'quiet sentence',
    passwordHash: '$scrypt$',
    sessionToken: 'st1',
    antiForgeryToken: 'af1',
    emailAddress: 'nora@example.com',
    username: 'nora@example.com',
    recipient: 'nora@example.com',
  };
  for (const details of [secrets, { body: secrets }, { call: { body: secrets } }]) {
    expect(logged('json', details)).not.toMatch(/quiet|scrypt|st1|af1|nora/);
  }
});

test('a line for people has time, level and message', () => {
  expect(logged('text', { port: 3000 }, 'listening')).toMatch(
    /^\d{4}-\d\d-\d\dT[\d:.]+Z info listening \{"port":3000\}\n$/,
  );
});

test('a failed query is logged without what it was given', () => {
  const err = new Error('Failed query: insert into x values ($1)\nparams: nora@example.com', {
    cause: new Error('no such table'),
  });
  const line = logged('json', { err });
  expect(line).not.toContain('nora');
  expect(JSON.parse(line)).toMatchObject({ err: { why: 'no such table' } });
});
