import * as v from 'valibot';

/** Stops a start; its message is one line that names the setting. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export type Env = Readonly<Record<string, string | undefined>>;

/** The value of a setting read by a schema; an empty one counts as not set. Never repeats the value, which may be a secret. */
export function read<S extends v.GenericSchema<string, unknown>>(
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

export const parseIntInRange = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(min), v.maxValue(max));
export const parseUrl = (protocols: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check((typed) => typed === '' || (URL.canParse(typed) && protocols.includes(new URL(typed).protocol))),
    v.transform((typed) => (typed === '' ? null : typed)),
  );
export const parseBoolean = v.pipe(
  v.picklist(['true', 'false', '1', '0']),
  v.transform((typed) => typed === 'true' || typed === '1'),
);

export const parseWord = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/));

/** An address of a mailbox, without a name. */
export const parseAddress = v.pipe(v.string(), v.regex(/^[^\s<>@]+@[^\s<>@]+$/u));
/** A name and an address, or an address alone, on one line. */
export const parseMailbox = v.pipe(
  v.string(),
  v.regex(/^(?:[^<>"\p{Cc}]{0,80}<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u),
);

/** A path of this site; no segment is empty, which at the start would name another host, and none is of dots alone. */
export const parseSitePath = v.pipe(v.string(), v.regex(/^(\/(?!\.+(\/|$))[\w.-]+)+\/?$/));

/** Ranges of card numbers: 603532-603539/16 are those of 16 digits that start with 603532 to 603539. */
export const cardRanges = v.union([
  v.pipe(
    v.literal('none'),
    v.transform(() => []),
  ),
  v.pipe(
    v.string(),
    v.transform((typed) => typed.split(',').map((range) => range.trim())),
    v.array(
      v.pipe(
        v.string(),
        v.regex(/^\d{2,12}-\d{2,12}\/1[2-9]$/),
        v.transform((range) => {
          const [from = '', to = '', length = ''] = range.split(/[-/]/);
          return { from, to, length: Number(length) };
        }),
        v.check(({ from, to }) => from.length === to.length && from <= to),
      ),
    ),
  ),
]);
