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

/** What `exports` of a package of components says: one door, one beside it for each component, and one for those who make a brand. */
export function componentExports(modules: readonly string[]): Record<string, ExportTarget> {
  return {
    '.': target('index.ts'),
    ...Object.fromEntries(componentEntries(modules).map(({ name, source }) => [`./${name}`, target(source)])),
    ...(modules.includes('brand.ts') && { './brand': target('brand.ts') }),
    './styles.css': './dist/styles.css',
    './css/*': './dist/css/*',
  };
}
