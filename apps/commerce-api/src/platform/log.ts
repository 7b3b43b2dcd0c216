import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config/config.ts';

export type Log = Pick<Logger, 'trace' | 'debug' | 'info' | 'warn' | 'error'>;

const secretFields = [
  'number',
  'cvv',
  'securityCode',
  'cardNumber',
  'pin',
  'cardPin',
  'tenderCodeNumber',
  'adyenCardData',
  'token',
  'cookie',
  'authorization',
  'requestVerificationToken',
  'password',
  'newPassword',
  'currentPassword',
  'passwordHash',
  'sessionToken',
  'antiForgeryToken',
  'requestToken',
  'emailAddress',
  'accountEmail',
  'email',
  'username',
  'recipient',
];
const paths = secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);

/** Thirteen digits or more in a row, spaced or not, may be a card. */
const CARD_LIKE = /\b\d(?:[ -]?\d){12,18}\b/g;

/** A text with 0 in place of what could be a card's number, which leaves JSON readable. */
export function redactCardData(text: string): string {
  return text.replace(CARD_LIKE, '0');
}

/** A failed query's message lists its parameters, which contain what shoppers typed; its cause is enough. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const why = cause instanceof Error ? cause.message : undefined;
  return message.startsWith('Failed query') ? { name, why } : { name, message, stack, why };
}

function getText(line: string): string {
  const { time, level, msg, ...rest } = JSON.parse(line);
  const details = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : '';
  return `${time} ${level} ${msg ?? ''}${details}\n`;
}

/** JSON lines or readable text on standard output. Digits like those of cards are removed. */
export function createLog(
  config: Pick<Config, 'logLevel' | 'logFormat'>,
  out: DestinationStream = process.stdout,
): Log {
  const write = (line: string) => out.write(redactCardData(config.logFormat === 'text' ? getText(line) : line));
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    serializers: { err: describeError },
    redact: { paths, censor: '[removed]' },
  };
  return pino(options, { write });
}
