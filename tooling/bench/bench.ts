import { parseArgs } from 'node:util';
import { componentTable, peerTable } from './components.ts';
import { interactionTables } from './interactions.ts';
import { installPeers } from './peers/install.ts';
import { isOver, routeCosts, routeTable } from './routes.ts';
import { browserTable } from './browser.ts';
import { loadTable } from './load.ts';
import { longCart } from './long-cart.ts';
import { manyFabrics } from './many-fabrics.ts';
import { serverTable, withStorefront } from './server.ts';
import { widgetCost } from './widget.ts';

const off = { type: 'boolean', default: false } as const;
const { budgets, peers, load } = parseArgs({ options: { budgets: off, peers: off, load: off } }).values;

/** Prints a part, or the one line that says why it cannot be measured. */
async function show(part: () => string | Promise<string>): Promise<void> {
  try {
    console.log(`${await part()}\n`);
  } catch (error) {
    console.log(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

await show(() => {
  const costs = routeCosts();
  if (costs.some(isOver)) process.exitCode = 1;
  return routeTable(costs);
});
await show(async () => {
  const { text, isOver: isHeavy } = await widgetCost();
  if (isHeavy) process.exitCode = 1;
  return text;
});
if (load) await show(loadTable);
if (!budgets && !load) {
  await show(componentTable);
  if (peers) {
    const folder = await installPeers();
    await show(() => peerTable(folder));
    await show(() => interactionTables(folder));
  }
  await show(() => withStorefront(async (origin) => `${await serverTable(origin)}\n\n${await browserTable(origin)}`));
  for (const work of [() => withStorefront(longCart), manyFabrics]) {
    await show(async () => {
      const { text, isOver: isLate } = await work();
      if (isLate) process.exitCode = 1;
      return text;
    });
  }
}
