export interface ChangedMember {
  /** The component, type or object that had it. */
  of: string;
  instead: string;
  /** Source of an expression that finds it, where the name alone would find too much. */
  pattern?: string;
}

/** The changes of a major version for apps. `tooling/release/upgrade.test.ts` compares it with both versions. */
export interface PackageChanges {
  /** Exports that left, and what to write instead. */
  exports: Readonly<Record<string, string>>;
  /** Properties of components, members of types and objects, and `event.member`, that left, and what to write instead. */
  members: Readonly<Record<string, ChangedMember>>;
  /** Words that a component, a function or a type requires now. */
  required: Readonly<Record<string, string>>;
  /** Functions that had two or more values and have one object now: its names. */
  texts: Readonly<Record<string, string>>;
}

/** Changes of a major version, by package. */
export type Changes = Readonly<Record<string, PackageChanges>>;

const none: PackageChanges = { exports: {}, members: {}, required: {}, texts: {} };

/** Since 1.0.0, the first version. */
export const changes: Changes = {
  '@settee/domain': none,
  '@settee/contract': none,
  '@settee/ui': none,
  '@settee/checkout-kit': none,
  '@settee/configurator-kit': none,
};
