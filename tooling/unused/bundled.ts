import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundledExports } from '../../apps/storefront/bundled-exports.ts';
import { isStorefrontBuilt } from '../commands/storefront.ts';
import { root } from '../run.ts';

const path = join(root, 'apps/storefront/build/bundled-exports.json');

/**
 * Returns the exports included in the last storefront build; null without a build, or when a source has changed
 * since.
 */
export function readBundled(): BundledExports | null {
  return existsSync(path) && isStorefrontBuilt() ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/** Whether any of the shop's programs holds this export. */
export const isBundled = (bundled: BundledExports, module: string, name: string): boolean =>
  Object.values(bundled).some((build) => build[module]?.includes(name));

/** Whether a page of the shop holds anything of this module, in the browser or on the server. */
export const isOnPages = (bundled: BundledExports, module: string): boolean =>
  module in bundled.browser || module in bundled.server;
