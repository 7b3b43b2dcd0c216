import type { CardPayload, CardTokenizationKey } from '@settee/domain';

type CardSecret = Pick<CardPayload, 'number' | 'expMonth' | 'expYear'> & { cvv: string };

/** Time for a response, in ms. */
const timeoutMs = 30_000;

const tokenizeCard = `mutation TokenizeCreditCard($input: TokenizeCreditCardInput!) {
  tokenized: tokenizeCreditCard(input: $input) { paymentMethod { id } }
}`;
const tokenizeCode = `mutation TokenizeCvv($input: TokenizeCvvInput!) {
  tokenized: tokenizeCvv(input: $input) { paymentMethod: tokenizedCvv { id } }
}`;

function getRequest(card: CardSecret | Pick<CardSecret, 'cvv'>) {
  const { cvv } = card;
  if (!('number' in card)) return { query: tokenizeCode, variables: { input: { cvv } } };
  const { number, expMonth, expYear } = card;
  const expiration = { expirationMonth: String(expMonth).padStart(2, '0'), expirationYear: String(expYear) };
  return { query: tokenizeCard, variables: { input: { creditCard: { number, ...expiration, cvv } } } };
}

function readNonce(json: unknown): string {
  const { data } = Object(json);
  const id: unknown = Object(Object(Object(data).tokenized).paymentMethod).id;
  if (typeof id !== 'string') throw new Error('The payment provider did not accept the card data');
  return id;
}

/** Sends a card, or its security code alone, to Braintree and returns a nonce for it; the shop never gets the card. PAY-07 */
export async function tokenizeAtBraintree(
  card: CardSecret | Pick<CardSecret, 'cvv'>,
  { url, authorization }: CardTokenizationKey,
): Promise<string> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${authorization}`,
      'braintree-version': '2019-01-01',
      'content-type': 'application/json',
    },
    body: JSON.stringify(getRequest(card)),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!reply.ok) throw new Error(`Status: ${reply.status}`);
  return readNonce(await reply.json());
}
