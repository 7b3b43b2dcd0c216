import { type Site, siteOf } from '@settee/domain';

/** The site that a story's toolbar chooses. */
export function siteOfGlobals(globals: Record<string, unknown>): Site {
  return siteOf(globals.brand === 'cb2' ? 'cb2' : 'main', globals.site === 'CANADA' ? 'CANADA' : 'USA');
}
