import * as v from 'valibot';
import { httpsUrl, isSafeUrl } from './payment-settings.ts';
import { read, type Env } from './read-setting.ts';

/** Settings of the tag manager. */
export const tagManagerSettings = [
  {
    name: 'TAG_MANAGER_ID',
    default: '',
    meaning:
      'Container id of Google Tag Manager, such as GTM-ABC123; without it and TAG_MANAGER_URL no consent is requested',
  },
  {
    name: 'TAG_MANAGER_URL',
    default: '',
    meaning: 'https:// URL of another tag manager’s script; it is loaded after consent only, see docs/events.md',
  },
];

const scriptUrl = v.union([v.literal(''), v.pipe(v.string(), v.check(isSafeUrl))]);
const containerId = v.pipe(v.string(), v.regex(/^(GTM-[A-Z0-9]{1,20})?$/));

/** The script of Google Tag Manager for an id, or another script. */
export function readTagManager(env: Env): string | null {
  const id = read(env, 'TAG_MANAGER_ID', '', containerId, 'an id like GTM-ABC123');
  const standard = id === '' ? '' : `https://www.googletagmanager.com/gtm.js?id=${id}`;
  return read(env, 'TAG_MANAGER_URL', standard, scriptUrl, httpsUrl) || null;
}
