import { type ExportTarget, withoutExtension } from './package-folder.ts';

/** A component that can be imported by itself, as `@settee/ui/Button`. */
export interface ComponentEntry {
  name: string;
  /** Relative to `src`. */
  source: string;
}

/** Every `components/<Name>/<Name>.tsx`. */
export function componentEntries(modules: readonly string[]): ComponentEntry[] {
  return modules.flatMap((source) => {
    const name = /^components\/(\w+)\/\1[.]tsx$/.exec(source)?.[1];
    return name === undefined ? [] : [{ name, source }];
  });
}

const target = (source: string): ExportTarget => {
  const built = `./dist/${withoutExtension(source)}`;
  return { '@settee/source': `./src/${source}`, types: `${built}.d.ts`, default: `${built}.js` };
};

/** Modules for those who write styles or brands, without the styles of any component. */
const styleModules = ['brand', 'theme', 'vanilla-extract'];

/** Parts of `styles.css` by the module that has their styles; `components.css` has the others. */
export const styleParts: Readonly<Record<string, string>> = {
  theme: 'theme/brands/brands.css.ts',
  reset: 'theme/reset.css.ts',
  fonts: 'theme/fonts.css.ts',
};

/** A style sheet has types, too: TypeScript checks imports that are only for their effect. */
const sheet = (name: string): [string, ExportTarget] => [
  `./${name}`,
  { types: './dist/css.d.ts', default: `./dist/${name}` },
];

/** Entries of a package with a theme: its style sheets, and its tokens for other tools. */
const themeFiles: Readonly<Record<string, ExportTarget>> = {
  ...Object.fromEntries(
    ['theme', 'reset', 'scoped-reset', 'fonts', 'components', 'tailwind'].map((name) => sheet(`${name}.css`)),
  ),
  './tokens/*': './dist/tokens/*',
  './brand.schema.json': './dist/brand.schema.json',
};

export const hasTheme = (modules: readonly string[]): boolean => modules.includes('brand.ts');

/** Words of the components, by language. */
const languagePacks = (modules: readonly string[]): Record<string, ExportTarget> =>
  Object.fromEntries(
    modules.flatMap((source) => {
      const tag = /^locales\/([\w-]+)\/index[.]ts$/.exec(source)?.[1];
      return tag === undefined ? [] : [[`./locales/${tag}`, target(source)]];
    }),
  );

/** Returns the `exports` of a component package: a main entry, one per component, and those for styles. */
export function componentExports(modules: readonly string[]): Record<string, ExportTarget> {
  const names = styleModules.filter((name) => modules.includes(`${name}.ts`));
  return {
    '.': target('index.ts'),
    ...Object.fromEntries(componentEntries(modules).map(({ name, source }) => [`./${name}`, target(source)])),
    ...Object.fromEntries(names.map((name) => [`./${name}`, target(`${name}.ts`)])),
    ...languagePacks(modules),
    ...Object.fromEntries([sheet('styles.css')]),
    ...(hasTheme(modules) ? themeFiles : {}),
    ...Object.fromEntries([sheet('css/*')]),
    './package.json': './package.json',
  };
}
