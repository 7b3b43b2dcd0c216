import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillSection, readmePath } from '../release/readme.ts';
import { root } from '../run.ts';
import { openProgram } from '../unused/program.ts';
import { componentsText } from './kit-components.ts';
import { kitEventsPage } from './kit-events.ts';
import { kitMessagesPage } from './kit-messages.ts';
import { kitPortsPage } from './kit-ports.ts';

/** Writes the documents of the kits that are made of their sources. */
const program = openProgram();
for (const kit of ['checkout-kit', 'configurator-kit'] as const) {
  writeFileSync(join(root, `packages/${kit}/EVENTS.md`), kitEventsPage(program, kit));
  writeFileSync(join(root, `packages/${kit}/MESSAGES.md`), kitMessagesPage(program, kit));
  writeFileSync(join(root, `packages/${kit}/PORTS.md`), kitPortsPage(program, kit));
  const readme = readFileSync(readmePath(kit), 'utf8');
  writeFileSync(readmePath(kit), fillSection(readme, 'components', componentsText(program, kit)));
}
program.close();
