import { testCards } from '../apps/commerce-api/src/sales/payment/embedded-provider/test-cards.ts';

/** The security code that journeys type. In a request, a row, a log or a page, it is a text by itself only if it leaked. */
export const securityCode = '846';

/** Card numbers that journeys type: those of the embedded provider, Adyen's with a challenge, and two of no test card. */
const cardNumbers: readonly string[] = [
  ...testCards.map(({ number }) => number),
  '4917610000000000',
  '4111111111111112',
  '4242424242424242',
];

/** Spaces, hyphens and their encodings between the digits of a number. */
const gaps = String.raw`[\s.+-]|%20|%2D|&nbsp;|\\u00a0`;
const betweenDigits = new RegExp(gaps, 'gi');
const digitRuns = new RegExp(String.raw`\d(?:(?:${gaps}){0,3}\d){12,}`, 'gi');
const namedCode = /(?:cvv|cvc|security_?code)["'\\]*\s*[:=]\s*["'\\]*\d{3,4}(?!\d)/i;
/** A value of JSON or of a form, not the attribute of an element, such as a width. */
const valueOf = (code: string) => new RegExp(String.raw`(?:[:,[]\s*\\*["']|(?:^|[?&\s])\w+=)${code}(?:["'&\\]|$)`);

function isCardNumber([run]: RegExpExecArray): boolean {
  const digits = run.replace(betweenDigits, '');
  return cardNumbers.some((number) => digits.includes(number));
}

/** The first card number or security code that a text has in the clear, with the text around it; `code` is typed. */
export function findCardData(text: string, code = securityCode): string | undefined {
  const codes = [namedCode, valueOf(code)];
  const match = [...text.matchAll(digitRuns)].find(isCardNumber) ?? codes.map((one) => one.exec(text)).find(Boolean);
  return match ? text.slice(Math.max(0, match.index - 60), match.index + match[0].length + 20) : undefined;
}
