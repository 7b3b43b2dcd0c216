declare module 'virtual:component-properties' {
  import type { Documented } from '../../tooling/properties/properties.ts';

  /** The properties of every component of the packages, by its name. */
  export const components: Readonly<Record<string, Documented | undefined>>;
}
