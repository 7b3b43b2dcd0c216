import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { publishedPackages } from './packages.ts';
import { fillSection, readmePath } from './readme.ts';
import { measureSizes, sizesText } from './sizes.ts';
import { supportText } from './support.ts';
import { tokenReference } from './token-reference.ts';
import { upgradeNotes } from './upgrade-notes.ts';

/** Writes the generated parts of the published documents; the packages must be built. */
for (const { name } of publishedPackages) {
  const path = readmePath(name);
  const text = fillSection(readFileSync(path, 'utf8'), 'support', supportText(name));
  writeFileSync(path, fillSection(text, 'sizes', sizesText(await measureSizes(name))));
}
writeFileSync(join(root, 'packages/ui/TOKENS.md'), tokenReference());
writeFileSync(join(root, 'packages/ui/UPGRADING.md'), upgradeNotes());
