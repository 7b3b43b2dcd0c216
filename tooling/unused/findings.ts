import type { BundledExports } from '../../apps/storefront/bundled-exports.ts';
import { root } from '../run.ts';
import { eventsNeverEmitted } from './events.ts';
import { callsOf, callsWithoutCaller, componentsOnNoPage, packageExports, unusedExports } from './exports.ts';
import { unreadMessages } from './messages.ts';
import type { Program } from './program.ts';
import { unsetOptions } from './options.ts';

/** Kinds that are read from the sources, and kinds that need a build of the shop. */
export const kinds = ['message', 'option', 'event', 'export', 'component', 'call'] as const;
export type Kind = (typeof kinds)[number];
export const needsBuild: readonly Kind[] = ['export', 'component', 'call'];

const published = ['domain', 'contract', 'ui', 'checkout-kit', 'configurator-kit'];

/** Everything that the shop does not use, each as `kind what`. Without a build the kinds that need one are left out. */
export function findUnused(program: Program, bundled: BundledExports | null): string[] {
  const found: [Kind, string[]][] = [
    ['message', unreadMessages(program)],
    ['option', unsetOptions(program)],
    ['event', eventsNeverEmitted(program, bundled)],
  ];
  if (bundled) {
    const components = componentsOnNoPage(program.product.keys(), bundled);
    found.push(
      ['component', components],
      ['export', unusedExports(packageExports(program, root, published), bundled, components)],
      ['call', callsWithoutCaller(program, bundled, callsOf(program))],
    );
  }
  return found.flatMap(([kind, names]) => names.map((name) => `${kind} ${name}`));
}
