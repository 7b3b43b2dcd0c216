import type { Documented } from '../properties/properties.ts';

/** A component as Storybook describes it to coding agents. */
export interface ComponentManifest {
  id: string;
  name: string;
  /** Its file of stories. */
  path: string;
  description?: string;
  import?: string;
  reactDocgen?: unknown;
  stories?: readonly { id?: string; name: string; snippet?: string }[];
}

/** Components of the published packages, and examples of them, by name. */
export interface Published {
  components: ReadonlyMap<string, ReadonlyMap<string, Documented>>;
  examples: ReadonlyMap<string, string>;
}

const docgenOf = (displayName: string, { description, properties }: Documented) => ({
  displayName,
  description,
  props: Object.fromEntries(
    Object.entries(properties).map(([name, { description: text, required, type, defaultValue }]) => [
      name,
      {
        description: text,
        required,
        tsType: { name: type, raw: type },
        ...(defaultValue === undefined ? {} : { defaultValue: { value: defaultValue, computed: false } }),
      },
    ]),
  ),
});

/** Whether the code of a story has only components that an app can import. */
function isCopyable(snippet: string, { components }: Published): boolean {
  const names = new Set([...components.values()].flatMap((each) => [...each.keys()]));
  return [...snippet.matchAll(/<([A-Z]\w*)/g)].every(([, name = '']) => names.has(name));
}

/**
 * The manifest of a component that a package exports, with its properties, its example and only those stories that an
 * app can copy; `null` for parts inside of a package, which no app can import. A story of a whole screen is drawn by a
 * demo: its component is the one with the name of the file or of the folder.
 */
export function publicManifest(manifest: ComponentManifest, published: Published): ComponentManifest | null {
  const { id, path, stories = [] } = manifest;
  const [, kit = '', folder = '', file = ''] =
    /packages\/([\w-]+)\/src\/.*?(\w+)\/(\w+)[.]stories[.]tsx$/.exec(path) ?? [];
  const components = published.components.get(kit);
  const name = [file, folder, manifest.name].find((each) => components?.has(each));
  const documented = name === undefined ? undefined : components?.get(name);
  if (name === undefined || !documented) return null;
  const example = published.examples.get(name);
  return {
    ...manifest,
    name,
    description: documented.description,
    import: `import { ${name} } from '@settee/${kit}';`,
    reactDocgen: docgenOf(name, documented),
    stories: [
      ...(example === undefined ? [] : [{ id: `${id}--example`, name: 'Copy and paste', snippet: example }]),
      ...stories.filter(({ snippet = '' }) => isCopyable(snippet, published)),
    ],
  };
}
