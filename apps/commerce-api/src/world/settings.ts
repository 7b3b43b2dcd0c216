/** One setting as the README lists it. */
export interface Setting {
  name: string;
  /** The default as one would write it; empty when there is none. */
  default: string;
  meaning: string;
}

export const defaultSiteHosts =
  'localhost=main/USA, main.localhost=main/USA, cb2.localhost=cb2/USA, ca.localhost=main/CANADA, cb2-ca.localhost=cb2/CANADA';

/** Every setting of the product, read from the environment by `readConfig`. */
export const settings: readonly Setting[] = [
  { name: 'PORT', default: '3000', meaning: 'Port the server listens on' },
  { name: 'HOST', default: '0.0.0.0', meaning: 'Address the server listens on' },
  { name: 'DATA_DIR', default: '.data', meaning: 'Folder of the embedded database; one process at a time' },
  {
    name: 'DATABASE_URL',
    default: '',
    meaning: 'postgres:// URL of a PostgreSQL; without it the embedded database is used',
  },
  { name: 'DATABASE_POOL', default: '10', meaning: 'Most connections to PostgreSQL per process' },
  {
    name: 'SITE_HOSTS',
    default: defaultSiteHosts,
    meaning: 'Which host name shows which brand/site, as a list or as a JSON object',
  },
  {
    name: 'COMMERCE_API_URL',
    default: '',
    meaning: 'Base URL of a separate commerce API; without it the storefront answers the calls itself',
  },
  {
    name: 'TRUST_PROXY',
    default: 'false',
    meaning: 'Whether X-Forwarded-For and X-Forwarded-Proto come from a proxy of ours',
  },
  { name: 'LOG_LEVEL', default: 'info', meaning: 'trace, debug, info, warn, error, fatal or silent' },
  { name: 'LOG_FORMAT', default: 'json', meaning: 'json, or text for people' },
  {
    name: 'PAYMENT_PROVIDER',
    default: 'embedded',
    meaning: 'embedded is the only one that comes along; it takes test cards and moves no money',
  },
];
