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

/** Doors for those who write styles: a brand of their own, or rules that use the theme without any component's style. */
const styleDoors = ['brand', 'theme'];

/** Returns the `exports` of a component package: a main entry, one per component, and those for styles. */
export function componentExports(modules: readonly string[]): Record<string, ExportTarget> {
  return {
    '.': target('index.ts'),
    ...Object.fromEntries(componentEntries(modules).map(({ name, source }) => [`./${name}`, target(source)])),
    ...Object.fromEntries(
      styleDoors.filter((name) => modules.includes(`${name}.ts`)).map((name) => [`./${name}`, target(`${name}.ts`)]),
    ),
    './styles.css': './dist/styles.css',
    './css/*': './dist/css/*',
  };
}
