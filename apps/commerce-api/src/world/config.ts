import type { Brand, SiteCulture } from '@settee/domain';
import * as v from 'valibot';
import { readSiteHosts } from './site-hosts.ts';
import { defaultSiteHosts } from './settings.ts';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** The validated settings; `settings` says what each means. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  databasePool: number;
  siteHosts: ReadonlyMap<string, { brand: Brand; siteCulture: SiteCulture }>;
  commerceApiUrl: string | null;
  trustProxy: boolean;
  logLevel: (typeof logLevels)[number];
  logFormat: 'json' | 'text';
  paymentProvider: 'embedded';
}

/** Stops a start; its message is one line that names the setting. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

type Env = Readonly<Record<string, string | undefined>>;

/** The value of a setting read by a schema; an empty one counts as not set. Never repeats the value, which may be a secret. */
function read<S extends v.GenericSchema<string, unknown>>(
  env: Env,
  name: string,
  standard: string,
  schema: S,
  wanted: string,
) {
  const parsed = v.safeParse(schema, env[name]?.trim() || standard);
  if (!parsed.success) throw new ConfigError(`${name} must be ${wanted}`);
  return parsed.output;
}

const wholeBetween = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(least), v.maxValue(most));
const urlOf = (protocols: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check((typed) => typed === '' || (URL.canParse(typed) && protocols.includes(new URL(typed).protocol))),
    v.transform((typed) => (typed === '' ? null : typed)),
  );
const yesOrNo = v.pipe(
  v.picklist(['true', 'false', '1', '0']),
  v.transform((typed) => typed === 'true' || typed === '1'),
);

function siteHosts(env: Env): Config['siteHosts'] {
  const hosts = readSiteHosts(env['SITE_HOSTS']?.trim() || defaultSiteHosts);
  if (hosts) return hosts;
  throw new ConfigError(
    'SITE_HOSTS must be a list like shop.example=main/USA, shop.example.ca=main/CANADA or such a JSON object',
  );
}

/** Reads and judges all settings; throws ConfigError for a bad one. */
export function readConfig(env: Env): Config {
  return {
    port: read(env, 'PORT', '3000', wholeBetween(0, 65535), 'a port from 0 to 65535'),
    host: read(env, 'HOST', '0.0.0.0', v.pipe(v.string(), v.regex(/^[\w.:-]+$/)), 'an address to listen on'),
    dataDir: read(env, 'DATA_DIR', '.data', v.string(), 'a folder'),
    databaseUrl: read(env, 'DATABASE_URL', '', urlOf(['postgres:', 'postgresql:']), 'a postgres:// URL'),
    databasePool: read(env, 'DATABASE_POOL', '10', wholeBetween(2, 500), 'a number from 2 to 500'),
    siteHosts: siteHosts(env),
    commerceApiUrl: read(env, 'COMMERCE_API_URL', '', urlOf(['http:', 'https:']), 'an http:// or https:// URL'),
    trustProxy: read(env, 'TRUST_PROXY', 'false', yesOrNo, 'true or false'),
    logLevel: read(env, 'LOG_LEVEL', 'info', v.picklist(logLevels), `one of ${logLevels.join(', ')}`),
    logFormat: read(env, 'LOG_FORMAT', 'json', v.picklist(['json', 'text']), 'json or text'),
    paymentProvider: read(env, 'PAYMENT_PROVIDER', 'embedded', v.picklist(['embedded']), 'embedded'),
  };
}
