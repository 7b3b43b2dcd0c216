import { type Cents, sumTax, type TaxQuote, type TaxQuoteLine, type TaxRequest } from '@settee/domain';
import * as v from 'valibot';
import type { Clock } from '../../platform/clock.ts';
import type { TaxApiConfig } from '../../platform/config/tax-settings.ts';
import type { Log } from '../../platform/log.ts';
import type { TaxProvider } from '../../platform/ports/tax.ts';
import { createCircuit } from './circuit.ts';

/** Time for one response, in ms. */
const timeoutMs = 1_500;
const retryPauseMs = 200;
const maxTries = 2;
const failuresToOpen = 3;
const circuitPauseMs = 30_000;

const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const part = v.object({
  jurisdiction: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  rate: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100_000)),
  amount: cents,
});
const response = v.object({
  lines: v.array(v.object({ id: v.string(), parts: v.pipe(v.array(part), v.maxLength(20)) })),
});

/** The service could not read the request; the same one will not work later. */
class RequestRejected extends Error {}

interface Needs {
  clock: Clock;
  log: Log;
}

/** A line as the service sends it. */
type QuotedLine = Omit<TaxQuoteLine, 'productCode'>;

const sumParts = ({ parts }: QuotedLine): Cents => parts.reduce((sum, { amount }) => sum + amount, 0);

/** Returns the lines in the order of the request, with its codes; throws when they are not its lines or a tax exceeds its amount. */
function matchLines({ lines }: TaxRequest, quoted: readonly QuotedLine[]): TaxQuoteLine[] {
  const byId = new Map(quoted.map((line) => [line.id, line]));
  const matched = lines.flatMap(({ id, productCode, amount }) => {
    const line = byId.get(id);
    return line && sumParts(line) <= amount ? [{ ...line, productCode }] : [];
  });
  if (matched.length !== lines.length || byId.size !== lines.length || quoted.length !== lines.length)
    throw new Error('The tax service returned other lines');
  return matched;
}

async function post({ url, apiKey }: TaxApiConfig, request: TaxRequest): Promise<TaxQuote> {
  const reply = await fetch(`${url}/quotes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
    body: JSON.stringify(request),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (reply.status >= 400 && reply.status < 500 && reply.status !== 429)
    throw new RequestRejected(`The tax service rejected a request with ${reply.status}`);
  if (!reply.ok) throw new Error(`The tax service responded with ${reply.status}`);
  const lines = matchLines(request, v.parse(response, await reply.json()).lines);
  return { source: 'service', lines, total: sumTax(lines) };
}

/**
 * Gets quotes from an outside service by HTTP: 1.5 s for a response, one repeat, and no calls for 30 s after three
 * failures in a row. docs/tax.md describes its request and response.
 */
export function taxService(settings: TaxApiConfig, { clock, log }: Needs): TaxProvider {
  const circuit = createCircuit(clock, failuresToOpen, circuitPauseMs);

  async function postWithRetry(request: TaxRequest): Promise<TaxQuote> {
    for (let tries = 1; ; tries++) {
      try {
        return await post(settings, request);
      } catch (error) {
        if (tries === maxTries || error instanceof RequestRejected) throw error;
        await clock.wait(retryPauseMs);
      }
    }
  }

  return {
    source: 'service',
    quote: (request) =>
      circuit
        .run(() => postWithRetry(request))
        .catch((error: unknown) => {
          log.error({ err: error }, 'the tax service gave no quote');
          return null;
        }),
  };
}
