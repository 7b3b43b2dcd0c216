import type { Brand, SiteCulture } from '@settee/domain';

/** What the toolbar of the stories says. */
export function siteOfStory(globals: Record<string, unknown>): { brand: Brand; siteCulture: SiteCulture } {
  return {
    brand: globals['brand'] === 'cb2' ? 'cb2' : 'main',
    siteCulture: globals['site'] === 'CANADA' ? 'CANADA' : 'USA',
  };
}
