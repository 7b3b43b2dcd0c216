import { copyable } from '../tooling/docs/copyable.ts';

const sources = import.meta.glob<string>('../packages/ui/src/components/*/*.example.tsx', {
  query: '?raw',
  import: 'default',
});

/** The example to copy of the component that a title such as `UI/Dialog/Edges` is about. */
export async function exampleOf(title: string): Promise<string | undefined> {
  const [section, name] = title.split('/');
  return section === 'UI' ? sources[`../packages/ui/src/components/${name}/${name}.example.tsx`]?.() : undefined;
}

/** Returns the source shown below a story, completed to a copyable example when the component has one. */
export async function codeOf(code: string, { title }: { title: string }): Promise<string> {
  const example = await exampleOf(title);
  if (example === undefined) return code;
  const ui = await import('../packages/ui/src/index.ts');
  return copyable(code, new Set(Object.keys(ui)), example);
}
