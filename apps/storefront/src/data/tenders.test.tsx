import { applyTaxExemption, getCart, postTaxExemption } from '@settee/contract';
import { examples } from '@settee/contract/examples';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { transportTo } from '../edges/fetch-transport.ts';
import { getEndpointOverrides } from '../server/endpoint-overrides.ts';
import { toPortResult, type Send } from './port-result.ts';
import { createDataSource } from './data-source.ts';
import { tenderCalls } from './tenders.ts';

/** A reply with a token that fits into a header. */
const withToken = (reply: unknown) => ({ ...Object(reply), requestVerificationToken: 't0ken' });

/** Creates the ports of a configured shop and records each request with its parameters or body. */
function callsBefore(settings: Parameters<typeof getEndpointOverrides>[0]) {
  const sent: [string, unknown][] = [];
  let isFailing = false;
  const app = new Hono();
  app.get(getCart.path, () => Response.json(withToken(examples[getCart.id]?.reply)));
  app.all(applyTaxExemption.path, async ({ req }) => {
    sent.push([req.method, req.method === 'GET' ? req.query() : await req.json()]);
    if (isFailing) {
      isFailing = false;
      return new Response('Broken', { status: 500 });
    }
    return Response.json(withToken(examples[applyTaxExemption.id]?.reply));
  });
  const transport = transportTo(
    async (request) => app.fetch(request),
    new URL('http://localhost'),
    () => ({}),
  );
  const { configuredCalls } = getEndpointOverrides(settings);
  const source = createDataSource(transport, configuredCalls);
  const send: Send = (endpoint, input) => toPortResult(endpoint, source.call(endpoint, input));
  const failNext = () => {
    isFailing = true;
  };
  return { sent, failNext, calls: tenderCalls({ send, configuredCalls }) };
}

test.each([
  ['TENDER-23', {}, ['GET', { taxExemption: 'true' }], ['GET', { taxExemption: 'false' }]],
  [
    'TENDER-24',
    { taxExemptionMethod: postTaxExemption.method },
    ['POST', { isTaxExemptionApplied: true }],
    ['POST', { isTaxExemptionApplied: false }],
  ],
] as const)(
  '%s, README decision 18: the call carries the number of a certificate when one was entered',
  async (_, settings, [method, on], off) => {
    const { sent, calls } = callsBefore(settings);
    await calls.setTaxExempt(true, 'E-9912-3456');
    expect(sessionStorage.getItem('isTaxExempt')).toBe('true');
    await calls.setTaxExempt(true, '');
    await calls.setTaxExempt(false, '');
    expect(sent).toEqual([[method, { ...on, certificateNumber: 'E-9912-3456' }], [method, on], off]);
    expect(sessionStorage.getItem('isTaxExempt')).toBeNull();
  },
);

test.each([
  ['TENDER-23', {}, applyTaxExemption],
  ['TENDER-24', { taxExemptionMethod: postTaxExemption.method }, postTaxExemption],
] as const)(
  '%s, ERR-21: a call that fails names its endpoint and exempts nothing, and the next one does',
  async (_, settings, { id, path }) => {
    const { sent, failNext, calls } = callsBefore(settings);
    failNext();
    expect(await calls.setTaxExempt(true, 'E-9912-3456')).toMatchObject({
      ok: false,
      error: { action: id, apiUrl: path },
    });
    expect(sessionStorage.getItem('isTaxExempt')).toBeNull();
    expect(await calls.setTaxExempt(true, 'E-9912-3456')).toMatchObject({ ok: true });
    expect(sent).toHaveLength(2);
    sessionStorage.removeItem('isTaxExempt');
  },
);
