import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { componentsByModule, type Documented, type Property, withoutIds } from '../tooling/properties/properties.ts';
import { root } from '../tooling/run.ts';
import { openProgram } from '../tooling/unused/program.ts';

/** A property as Storybook reads it; an `enum` has a select for its control. */
const docgenProperty = (name: string, { description, required, type, words, defaultValue }: Property) => ({
  name,
  description,
  required,
  defaultValue: defaultValue === undefined ? null : { value: defaultValue.replace(/^'(.*)'$/, '"$1"') },
  type: words
    ? { name: 'enum', raw: type, value: words.map((value) => ({ value: value.replaceAll("'", '"') })) }
    : { name: type.startsWith('(') ? 'func' : type, raw: type },
});

const docgen = (displayName: string, { description, properties }: Documented) => ({
  displayName,
  description,
  props: Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, docgenProperty(name, property)]),
  ),
});

const all = 'virtual:component-properties';

/**
 * Gives components the properties of their types, by the type checker: Storybook's reader sees one file at a time and
 * shows an imported union as "union".
 */
export function componentProperties(): Plugin {
  const modules: ReturnType<typeof componentsByModule> = new Map();
  return {
    name: 'component-properties',
    enforce: 'post',
    buildStart() {
      const program = openProgram();
      for (const [path, components] of componentsByModule(program)) {
        const entries = Object.entries(components).map(([name, documented]) => [name, withoutIds(documented)]);
        modules.set(path, Object.fromEntries(entries));
      }
      program.close();
    },
    resolveId: (id) => (id === all ? `\0${all}` : null),
    load(id) {
      if (id !== `\0${all}`) return null;
      const byName = Object.assign({}, ...modules.values());
      return `export const components = ${JSON.stringify(byName)};`;
    },
    transform(code, id) {
      const components = modules.get(relative(root, id));
      if (!components) return null;
      const lines = Object.entries(components).map(
        ([name, documented]) => `${name}.__docgenInfo = ${JSON.stringify(docgen(name, documented))};`,
      );
      return { code: `${code}\n${lines.join('\n')}`, map: null };
    },
  };
}
