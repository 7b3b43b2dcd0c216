/** Parts of a path by the names of the pattern. */
export type Params = Readonly<Record<string, string | undefined>>;

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** Reads `pathname` by a pattern such as `/account/orders/:orderNumber`; `null` when it is another's. */
export function matchPath(pattern: string, pathname: string): Params | null {
  const wanted = pattern.split('/');
  const parts = pathname.replace(/(?!^)\/+$/, '').split('/');
  if (wanted.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [at, name] of wanted.entries()) {
    const part = decoded(parts[at] ?? '');
    if (!name.startsWith(':')) {
      if (name !== part) return null;
    } else if (part === '') return null;
    else params[name.slice(1)] = part;
  }
  return params;
}
