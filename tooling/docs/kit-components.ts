import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Documented, publicComponents, withoutIds } from '../properties/properties.ts';
import { root } from '../run.ts';
import type { Program } from '../unused/program.ts';

/** A component of an entry such as `@settee/checkout-kit/cart`, by name. */
export type EntryComponents = ReadonlyMap<string, Documented>;

/** The components of each entry of a kit that is for one noun, by the name of the entry. */
export function componentsByEntry(program: Program, kit: string): Map<string, EntryComponents> {
  const { exports }: { exports: Record<string, string | Record<string, string>> } = JSON.parse(
    readFileSync(join(root, 'packages', kit, 'package.json'), 'utf8'),
  );
  const entries = Object.entries(exports).flatMap(([entry, target]) => {
    const source = typeof target === 'object' ? target['@settee/source'] : undefined;
    if (!source?.startsWith('./src/entries/')) return [];
    return [[entry.slice(2), publicComponents(program, join('packages', kit, source))] as const];
  });
  return new Map(entries.filter(([, components]) => components.size > 0));
}

const firstSentence = (text: string) => /^.*?[.](?=\s|$)/.exec(text.replace(/\s+/g, ' '))?.[0] ?? text;
const cell = (text: string) => text.replaceAll('|', '\\|');

/** Properties that take an element of the app, a component, or a function that returns an element; not `children`. */
function slotsOf({ properties }: Documented): string[] {
  return Object.entries(properties)
    .filter(([name, { type }]) => name !== 'children' && /\b(React(Node|Element)|ComponentType|Render\w*)\b/.test(type))
    .map(([name]) => `\`${name}\``);
}

function rowsOf(components: EntryComponents): string {
  const rows = [...components].map(([name, component]) => {
    const { description } = withoutIds(component);
    return `| \`${name}\` | ${cell(firstSentence(description))} | ${slotsOf(component).join(', ')} |`;
  });
  return `| Component | Purpose | Slots |\n|---|---|---|\n${rows.join('\n')}`;
}

/** Returns all components of a kit by entry, in Markdown. */
export function componentsText(program: Program, kit: string): string {
  const tables = [...componentsByEntry(program, kit)].map(
    ([entry, components]) => `### \`@settee/${kit}/${entry}\`\n\n${rowsOf(components)}`,
  );
  return `Components by entry. A slot is a property that takes an element or a component of yours, or a function that returns an element.\n\n${tables.join('\n\n')}\n`;
}
