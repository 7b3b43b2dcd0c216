import { applyZip, authenticate, CallError, getCart, log } from '@settee/contract';
import { examples } from '@settee/contract/examples';
import { expect, test } from 'vitest';
import { createDataSource } from './data-source.ts';
import { createTokenHolder } from './token.ts';

test('API-02: the token is taken from the last cart or checkout state; other responses do not change it', () => {
  const token = createTokenHolder();
  expect(token.current).toBe('');
  token.feed({ requestVerificationToken: 'one' });
  for (const other of [null, undefined, 'text', {}, { requestVerificationToken: 3 }]) token.feed(other);
  expect(token.current).toBe('one');
  token.feed({ requestVerificationToken: 'two' });
  expect(token.current).toBe('two');
});

test.each([['antiForgeryToken'], ['requestToken']])(
  'SIGN-26, PWD-13: %s of the sign-in and of the reset form is the same token',
  (name) => {
    const token = createTokenHolder();
    token.feed({ requestVerificationToken: 'one' });
    token.feed({ [name]: 'two' });
    expect(token.current).toBe('two');
    token.feed({ [name]: '' });
    expect(token.current).toBe('two');
  },
);

/** Starts a fake backend; the test can replace the token of its session and sees the tokens that sign-ins sent. */
function backend() {
  const session = { token: 'one', isClosed: false };
  const sent: (string | undefined)[] = [];
  const source = createDataSource(async ({ headers }, endpoint) => {
    const { reply } = examples[endpoint.id] ?? expect.unreachable();
    if (endpoint.id === getCart.id)
      return { status: 200, json: { ...Object(reply), requestVerificationToken: session.token } };
    const token = headers['RequestVerificationToken'];
    sent.push(token);
    return token === session.token && !session.isClosed
      ? { status: 200, json: { ...Object(reply), antiForgeryToken: session.token } }
      : { status: 403, json: { message: 'The token of the session must be sent in this header.' } };
  });
  const signIn = () => source.call(authenticate, { username: 'sam@example.com', password: 'x', rememberMe: false });
  return { session, sent, signIn };
}

test('API-02: when another tab has replaced the session, a call is rejected and repeated with the new token', async () => {
  const { session, sent, signIn } = backend();
  await signIn();
  session.token = 'two';
  await signIn();
  expect(sent).toEqual(['one', 'one', 'two']);
});

test('ERR-24: a call that is rejected with the token of the session is not repeated', async () => {
  const { session, sent, signIn } = backend();
  session.isClosed = true;
  await expect(signIn()).rejects.toThrow(CallError);
  expect(sent).toEqual(['one']);
});

test('API-02: a report to the log, while another call starts the session, has the token of that session', async () => {
  let session = '';
  const reports: (string | undefined)[] = [];
  const secondCart = Promise.withResolvers<void>();
  let reads = 0;
  const source = createDataSource(async ({ headers }, endpoint) => {
    const { reply } = examples[endpoint.id] ?? expect.unreachable();
    if (endpoint.id === getCart.id) {
      const json = { ...Object(reply), requestVerificationToken: session };
      reads += 1;
      if (reads === 2) await secondCart.promise;
      return { status: 200, json };
    }
    if (endpoint.id === applyZip.id) session = 'one';
    else reports.push(headers['RequestVerificationToken']);
    return { status: 200, json: reply };
  });
  const applying = source.call(applyZip, { zipCode: '60614' });
  const reporting = source.call(log, { message: 'A script failed', level: 'warn' });
  await applying;
  secondCart.resolve();
  await reporting;
  expect(reports).toEqual(['one']);
});
