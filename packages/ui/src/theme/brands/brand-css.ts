import { layerNames } from '../layer-names.ts';
import { type Brand, type BrandRule, brandRules } from './brand-rules.ts';

const declarations = (properties: Record<string, string>, indent: string) =>
  Object.entries(properties).map(([name, value]) => `${indent}${name}: ${value};`);

/** Indents a rule under its media query. */
const under = (query: string, rule: string) => `  @media ${query} {\n${rule.replace(/^/gm, '  ')}\n  }`;

function ruleCss({ selector, colorScheme, properties, media, query }: BrandRule): string {
  const scheme = colorScheme ? [`    color-scheme: ${colorScheme};`] : [];
  const queries = Object.entries(media)
    .filter(([, changed]) => Object.keys(changed).length > 0)
    .map(([query, changed]) =>
      [`  @media ${query} {`, `    ${selector} {`, ...declarations(changed, '      '), '    }', '  }'].join('\n'),
    );
  const rule = [`  ${selector} {`, ...scheme, ...declarations(properties, '    '), '  }', ...queries].join('\n');
  return query ? under(query, rule) : rule;
}

/** Order of the cascade layers, so that it does not depend on the first style sheet of a page. */
const layerOrder: string = `@layer ${Object.values(layerNames).join(', ')};`;

/** Returns the style sheet of a brand: the layer order and its custom properties in the theme layer. */
export function brandCss(name: string, brand: Brand): string {
  const rules = brandRules(name, brand).map(ruleCss);
  return `${layerOrder}\n@layer ${layerNames.theme} {\n${rules.join('\n')}\n}\n`;
}
