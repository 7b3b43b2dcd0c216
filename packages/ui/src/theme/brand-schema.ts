import { vars } from './contract.css.ts';
import { colorDescriptions, groupDescriptions } from './token-descriptions.ts';

type Tree = { readonly [name: string]: string | Tree };

const descriptions: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...groupDescriptions, ...colorDescriptions }),
);

/** Returns the JSON schema of some tokens: an object of texts. */
function schemaOf(tree: Tree): object {
  const properties = Object.entries(tree).map(([name, value]) => {
    const description = descriptions.get(name);
    const schema = typeof value === 'string' ? { type: 'string' } : schemaOf(value);
    return [name, { ...(description && { description }), ...schema }] as const;
  });
  return { type: 'object', additionalProperties: false, properties: Object.fromEntries(properties) };
}

/** Returns the JSON schema of a brand file, for completion and checks in editors. */
export function brandSchema(): object {
  const { color, shadow, ...shape } = vars;
  const palette = schemaOf({ color, shadow });
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Brand of @settee/ui',
    type: 'object',
    additionalProperties: false,
    required: ['name'],
    properties: {
      $schema: { type: 'string' },
      name: {
        description: 'The classes are settee-{name}, settee-{name}-dark and settee-{name}-auto',
        type: 'string',
        pattern: '^[a-z][a-z0-9-]*$',
      },
      extends: { description: 'Brand that fills the tokens left out', enum: ['main', 'cb2'] },
      tokens: schemaOf(shape),
      later: {
        description: 'Tokens that change from a width on: 768 px (m) or 1280 px (xl)',
        type: 'object',
        additionalProperties: false,
        properties: { m: schemaOf(shape), xl: schemaOf(shape) },
      },
      light: palette,
      dark: palette,
    },
  };
}
