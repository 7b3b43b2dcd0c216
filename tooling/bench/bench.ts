import { parseArgs } from 'node:util';
import { componentTable, peerTable } from './components.ts';
import { interactionTables } from './interactions.ts';
import { saveRun } from './history.ts';
import { installPeers } from './peers/install.ts';
import { browserTable } from './browser.ts';
import { growth } from './growth.ts';
import { lighthouseTable } from './lighthouse.ts';
import { layersTable } from './layers.ts';
import { loadTable } from './load.ts';
import { withPostgres } from '../postgres.ts';
import { weighShop } from './page-weight.ts';
import { longCart } from './long-cart.ts';
import { manyFabrics } from './many-fabrics.ts';
import { serverTable, withStorefront } from './server.ts';
import { widgetCost } from './widget.ts';

const off = { type: 'boolean', default: false } as const;
const { budgets, peers, load, save } = parseArgs({
  options: { budgets: off, peers: off, load: off, save: off },
}).values;

/** Prints a part, or one line with the reason that it cannot be measured. */
async function show(part: () => string | Promise<string>): Promise<void> {
  try {
    console.log(`${await part()}\n`);
  } catch (error) {
    console.log(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

for (const weigh of [weighShop, widgetCost]) {
  await show(async () => {
    const { text, isOver } = await weigh();
    if (isOver) process.exitCode = 1;
    return text;
  });
}
if (load) await show(loadTable);
if (!budgets && !load) {
  await show(componentTable);
  if (peers) {
    const folder = await installPeers();
    await show(() => peerTable(folder));
    await show(() => interactionTables(folder));
    await show(() => lighthouseTable(folder));
  }
  await show(() => withPostgres((url) => withStorefront(serverTable, { DATABASE_URL: url })));
  await show(() => withStorefront(browserTable));
  for (const work of [() => withStorefront(longCart), layersTable, manyFabrics, growth]) {
    await show(async () => {
      const { text, isOver: isLate } = await work();
      if (isLate) process.exitCode = 1;
      return text;
    });
  }
}
if (save) console.log(saveRun());
