import { expect } from 'vitest';
import { submitOrder } from './checkout.ts';
import type { TestShopper } from './shopper.ts';

/** Follows a redirect of this shop as a browser does; returns its target. */
export async function follow(shopper: TestShopper, path: string): Promise<string> {
  const reply = await shopper.send('GET', path);
  expect(reply.status).toBe(303);
  return reply.headers.get('location') ?? '';
}

/** Clicks Place Order and opens the challenge page. */
export async function openChallenge(shopper: TestShopper) {
  const response = await submitOrder(shopper);
  expect(response).toMatchObject({ isSuccess: false, message: 'ActionRequired' });
  if (!('redirectUrl' in response)) throw new Error('The response has no redirect');
  return { action: response.redirectUrl, challenge: await follow(shopper, response.redirectUrl) };
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };
export const submit = (shopper: TestShopper, challenge: string, fields: Record<string, string>) =>
  shopper.send('POST', challenge, new URLSearchParams(fields).toString(), form);

/** Completes a challenge and returns from it; the result has the payment to finish. */
export async function completeChallenge(shopper: TestShopper, challenge: string, fields: Record<string, string>) {
  const reply = await submit(shopper, challenge, fields);
  expect(reply.status).toBe(303);
  const back = new URL(reply.headers.get('location') ?? '');
  expect(back.origin).toBe('http://localhost');
  const page = await follow(shopper, back.pathname);
  return { back: back.pathname, page, paymentId: new URL(page, back).searchParams.get('payment') ?? '' };
}
export const confirm = { action: 'confirm', code: '1234', left: '3' };
