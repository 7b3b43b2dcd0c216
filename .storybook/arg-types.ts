import type { Preview } from '@storybook/react-vite';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Order of every table of properties: required ones first, each group by name. */
export const propertyOrder = 'requiredFirst';

/** Kinds of values that a control can set; the others are shown as they are written in TypeScript. */
const isSimple = (type: unknown) =>
  typeof type === 'object' &&
  type !== null &&
  'name' in type &&
  ['string', 'number', 'boolean', 'enum'].includes(String(type.name));

interface Docgen {
  __docgenInfo?: { props: Record<string, { type: { raw?: string } }> };
}

/** A type as it is written, without the parentheses around a function alone. */
const written = (raw: string) => (/^\(\(.*=> [^|]*\)$/.test(raw) ? raw.slice(1, -1) : raw);

/** Content, which HTML declares instead of a component; Storybook would draw the tree of the element. */
const contentRow = (value: unknown) => ({
  name: 'children',
  description: 'The content.',
  table: { type: { summary: 'ReactNode' } },
  ...(typeof value === 'string' ? {} : { control: { disable: true } }),
});

/** Tables of properties have each type as it is written, and controls only for values that can be typed. */
export const withWholeTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs = {} }) => {
  const { props = {} } = (component as Docgen | undefined)?.__docgenInfo ?? {};
  const rows = Object.entries(argTypes).map(([name, argType]) => {
    const raw = props[name]?.type.raw;
    const isTyped = argType.options !== undefined || isSimple(argType.type);
    const isText = typeof initialArgs[name] === 'string';
    const row = {
      ...argType,
      ...(isTyped || isText ? {} : { control: { disable: true } }),
      ...(isTyped || raw === undefined ? {} : { table: { ...argType.table, type: { summary: written(raw) } } }),
    };
    return [name, row];
  });
  const { children } = initialArgs;
  const hasRow = children === undefined || argTypes['children'] !== undefined;
  return Object.fromEntries([...rows, ...(hasRow ? [] : [['children', contentRow(children)]])]);
};
