import * as v from 'valibot';
import { apiUrl, httpsUrl } from './payment-settings.ts';
import { ConfigError, parseWord, read, type Env } from './read-setting.ts';

/** An account at Twilio. */
export interface TwilioSettings {
  url: string;
  accountSid: string;
  authToken: string;
  /** A number such as +13125550100, or the id of a messaging service. */
  from: string;
}

const defaultUrl = 'https://api.twilio.com';

/** Settings of text messages. */
export const textMessageSettings = [
  {
    name: 'TWILIO_ACCOUNT_SID',
    default: '',
    meaning:
      'Sends text messages about deliveries and pickups with Twilio. Without it they are lines of a file in DATA_DIR, and with an SMTP_URL they are not offered',
  },
  { name: 'TWILIO_AUTH_TOKEN', default: '', meaning: 'Token of that account' },
  {
    name: 'TWILIO_FROM',
    default: '',
    meaning: 'Sender of text messages: a number such as +13125550100, or the id of a messaging service',
  },
  { name: 'TWILIO_URL', default: defaultUrl, meaning: 'https:// base URL of the service' },
];

const sender = v.pipe(v.string(), v.trim(), v.regex(/^(\+[1-9]\d{7,14}|MG[0-9a-f]{32})$/));

/** Reads the account at Twilio; `null` without one. */
export function readTextMessages(env: Env): { twilio: TwilioSettings | null } {
  if (!env['TWILIO_ACCOUNT_SID']?.trim()) return { twilio: null };
  for (const name of ['TWILIO_AUTH_TOKEN', 'TWILIO_FROM'])
    if (!env[name]?.trim()) throw new ConfigError(`${name} must be set when TWILIO_ACCOUNT_SID is`);
  return {
    twilio: {
      url: read(env, 'TWILIO_URL', defaultUrl, apiUrl, httpsUrl),
      accountSid: read(env, 'TWILIO_ACCOUNT_SID', '', parseWord, 'one word without spaces'),
      authToken: read(env, 'TWILIO_AUTH_TOKEN', '', parseWord, 'one word without spaces'),
      from: read(env, 'TWILIO_FROM', '', sender, 'a number such as +13125550100, or the id of a messaging service'),
    },
  };
}
