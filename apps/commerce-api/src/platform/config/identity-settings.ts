import { createPrivateKey } from 'node:crypto';
import * as v from 'valibot';
import { ConfigError, read, type Env } from './read-setting.ts';
import { defaultAppleIssuer, defaultGoogleIssuer } from './identity-setting-list.ts';

export interface GoogleSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export interface AppleSettings {
  issuer: string;
  clientId: string;
  teamId: string;
  keyId: string;
  /** PKCS #8 in PEM. */
  privateKey: string;
}

interface IdentitySettings {
  identityDomain: string | null;
  identityApiToken: string;
  identityWidgetUrl: string | null;
  identityWidgetIntegrity: { script: string; style: string };
  google: GoogleSettings | null;
  apple: AppleSettings | null;
}

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Returns true for URLs that may receive secrets: https, or this machine. */
function isTrustworthy(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, search, hash } = new URL(url);
  const isPlain = username === '' && search === '' && hash === '';
  return isPlain && (protocol === 'https:' || (protocol === 'http:' && LOCAL.test(hostname)));
}

const service = v.pipe(
  v.string(),
  v.check((typed) => typed === '' || isTrustworthy(typed)),
  v.transform((typed) => typed.replace(/\/+$/, '') || null),
);
const issuer = v.pipe(v.string(), v.check(isTrustworthy));
const word = v.pipe(v.string(), v.regex(/^[\x21-\x7e]*$/));
const integrity = v.pipe(v.string(), v.regex(/^(|sha(256|384|512)-[\w+/=]+\s+sha(256|384|512)-[\w+/=]+)$/));
const httpsUrl = 'an https:// URL';
const oneWord = 'one word without spaces';

function isEllipticKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}
const privateKey = v.pipe(
  v.string(),
  v.transform((typed) => typed.replaceAll('\\n', '\n')),
  v.check((typed) => typed === '' || isEllipticKey(typed)),
);

/** A setting that another one makes necessary. */
function needed(name: string, value: string, because: string): string {
  if (value === '') throw new ConfigError(`${name} must be set when ${because} is`);
  return value;
}

function google(env: Env): GoogleSettings | null {
  const url = read(env, 'GOOGLE_ISSUER', defaultGoogleIssuer, issuer, httpsUrl);
  const clientId = read(env, 'GOOGLE_CLIENT_ID', '', word, oneWord);
  const clientSecret = read(env, 'GOOGLE_CLIENT_SECRET', '', word, oneWord);
  if (clientId === '') return null;
  return { issuer: url, clientId, clientSecret: needed('GOOGLE_CLIENT_SECRET', clientSecret, 'GOOGLE_CLIENT_ID') };
}

function apple(env: Env): AppleSettings | null {
  const url = read(env, 'APPLE_ISSUER', defaultAppleIssuer, issuer, httpsUrl);
  const clientId = read(env, 'APPLE_CLIENT_ID', '', word, oneWord);
  const teamId = read(env, 'APPLE_TEAM_ID', '', word, oneWord);
  const keyId = read(env, 'APPLE_KEY_ID', '', word, oneWord);
  const key = read(env, 'APPLE_PRIVATE_KEY', '', privateKey, 'a P-256 key, PKCS #8 in PEM');
  if (clientId === '') return null;
  const because = 'APPLE_CLIENT_ID';
  return {
    issuer: url,
    clientId,
    teamId: needed('APPLE_TEAM_ID', teamId, because),
    keyId: needed('APPLE_KEY_ID', keyId, because),
    privateKey: needed('APPLE_PRIVATE_KEY', key, because),
  };
}

/** Parses the settings of the identity providers. */
export function readIdentity(env: Env): IdentitySettings {
  const identityDomain = read(env, 'IDENTITY_DOMAIN', '', service, httpsUrl);
  const identityApiToken = read(env, 'IDENTITY_API_TOKEN', '', word, oneWord);
  if (identityDomain) needed('IDENTITY_API_TOKEN', identityApiToken, 'IDENTITY_DOMAIN');
  const sums = read(env, 'IDENTITY_WIDGET_INTEGRITY', '', integrity, 'two sums like sha384-… sha384-…');
  const [script = '', style = ''] = sums.split(/\s+/);
  return {
    identityDomain,
    identityApiToken,
    identityWidgetUrl: read(env, 'IDENTITY_WIDGET_URL', '', service, httpsUrl),
    identityWidgetIntegrity: { script, style },
    google: google(env),
    apple: apple(env),
  };
}
