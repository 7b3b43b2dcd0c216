import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { BraintreeConfig } from '../../../platform/config/payment-settings.ts';

/** A verified webhook that concerns a transaction; `reference` is the shop's id of the payment or operation. */
export interface BraintreeEvent {
  kind: string;
  transactionId: string;
  reference: string;
}

/** The signature is the hex HMAC-SHA-1 of the encoded payload; its key is the SHA-1 of the private key. */
export function signBraintree(privateKey: string, payload: string): string {
  const key = createHash('sha1').update(privateKey).digest();
  return createHmac('sha1', key).update(payload).digest('hex');
}

const isEqual = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The signature is a list of pairs, one for each public key of the account. */
function isSigned({ publicKey, privateKey }: BraintreeConfig, signature: string, payload: string): boolean {
  const pair = signature.split('&').find((each) => each.startsWith(`${publicKey}|`));
  const given = pair?.slice(publicKey.length + 1) ?? '';
  // A line break at the end may be lost on the way.
  return [payload, `${payload}\n`].some((text) => isEqual(signBraintree(privateKey, text), given));
}

const elementOf = (xml: string, name: string) =>
  new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`).exec(xml)?.[1]?.trim() ?? '';

/** A later part of a refund has a number after the id. */
export const withoutPart = (reference: string) => reference.replace(/\.\d+$/, '');

const isId = (text: string) => v.is(v.pipe(v.string(), v.uuid()), withoutPart(text));

/**
 * Verifies a delivery of `bt_signature` and `bt_payload` and reads it; `null` for a wrong signature, an empty list for
 * what concerns no payment of the shop.
 */
export function readBraintreeWebhook(settings: BraintreeConfig, body: string): readonly BraintreeEvent[] | null {
  const form = new URLSearchParams(body);
  const [signature, payload] = [form.get('bt_signature') ?? '', form.get('bt_payload') ?? ''];
  if (payload === '' || !isSigned(settings, signature, payload)) return null;
  const xml = Buffer.from(payload, 'base64').toString('utf8');
  const subject = /<subject>([\s\S]*)<\/subject>/.exec(xml)?.[1] ?? '';
  const [kind, transactionId, reference] = [
    elementOf(xml, 'kind'),
    elementOf(subject, 'id'),
    elementOf(subject, 'order-id'),
  ];
  return isId(reference) && transactionId !== '' ? [{ kind, transactionId, reference }] : [];
}
