import * as v from 'valibot';

/** Returns the name of an entry of a list, which is easier to find than its index. */
function nameIn(list: unknown, key: unknown): string {
  const entry: unknown = Array.isArray(list) ? list[Number(key)] : undefined;
  if (typeof entry !== 'object' || entry === null) return `[${String(key)}]`;
  for (const field of ['title', 'label', 'name', 'id', 'code', 'sku']) {
    const name: unknown = Reflect.get(entry, field);
    if ((typeof name === 'string' && name !== '') || typeof name === 'number') return `[${name}]`;
  }
  return `[${String(key)}]`;
}

function pathOf(path: readonly v.IssuePathItem[]): string {
  return path
    .map(({ type, input, key }) => (type === 'array' ? nameIn(input, key) : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

function toViolation(issue: v.BaseIssue<unknown>): string {
  const path = issue.path ?? [];
  const last = path.at(-1);
  const key = String(last?.key ?? '');
  const isMissing = issue.kind === 'schema' && issue.received === 'undefined' && last?.type !== 'array';
  if (isMissing) return `${pathOf(path.slice(0, -1))} has no ${key}`;
  if (issue.expected === 'never') return `${pathOf(path.slice(0, -1))} has a field '${key}' that nobody knows`;
  return `${pathOf(path)} ${issue.message}`;
}

/** One line per breach of a schema: '{name}: {place} {what is wrong}'. */
export function getViolations(schema: v.GenericSchema<unknown>, entry: unknown, name: string): readonly string[] {
  const { issues } = v.safeParse(schema, entry);
  return (issues ?? []).map((issue) => `${name}: ${toViolation(issue).trim()}`);
}
