import { copyable } from '../tooling/docs/copyable.ts';

const sources = import.meta.glob<string>('../packages/*/src/**/*.example.tsx', { query: '?raw', import: 'default' });

/** Loads an example, by the name of its component. */
const byName = new Map(
  Object.entries(sources).map(([path, load]) => [/([^/]+)[.]example[.]tsx$/.exec(path)?.[1] ?? '', load]),
);

/** The example to copy of the component that a title such as `UI/Dialog/Edges` or `Checkout/Payment/CardForm` is about. */
export async function exampleOf(title: string): Promise<string | undefined> {
  const [section, name = '', ...rest] = title.split('/');
  const names = section === 'UI' ? [name] : [...rest].reverse();
  return names.map((each) => byName.get(each)).find((load) => load !== undefined)?.();
}

/** Returns the source shown below a story: of an example its file, else completed to a copyable example when the component has one. */
export async function codeOf(code: string, { title }: { title: string }): Promise<string> {
  const shown = byName.get(/^<(\w+)Example \/>$/.exec(code)?.[1] ?? '');
  if (shown) return shown();
  if (!title.startsWith('UI/')) return code;
  const example = await exampleOf(title);
  if (example === undefined) return code;
  const ui = await import('../packages/ui/src/index.ts');
  return copyable(code, new Set(Object.keys(ui)), example);
}
