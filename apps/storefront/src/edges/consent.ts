import { cookieIn } from '@settee/domain';

/** Purposes of tracking that a shopper can accept or reject. */
export interface Consent {
  analytics: boolean;
  advertising: boolean;
}

/** Cookie that stores the choice for a year. */
export const consentCookie = 'settee_consent';
export const consentSeconds = 365 * 86_400;

/** Reads the choice from a Cookie header; `null` when none was made. */
export function parseConsent(cookies: string): Consent | null {
  const [, analytics, advertising] = /^([01])\.([01])$/.exec(cookieIn(cookies, consentCookie)) ?? [];
  if (analytics === undefined) return null;
  return { analytics: analytics === '1', advertising: advertising === '1' };
}

/** Value of the cookie. */
export const formatConsent = ({ analytics, advertising }: Consent): string =>
  `${Number(analytics)}.${Number(advertising)}`;

/** Whether a tag manager may be loaded and gets events. */
export const isConsentGiven = (consent: Consent | null): boolean =>
  consent !== null && (consent.analytics || consent.advertising);
