import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cardLeaks } from './card-watch.ts';
import { startShop } from './shop.ts';

/** Seeds one database before all journeys: every shop starts with a copy of it, which takes a third of the time. One shop is for many journeys. */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'settee-seeded-'));
  const shop = await startShop({ DATA_DIR: folder });
  await shop.stop({ preservesFiles: true });
  process.env['SEEDED_SHOP'] = folder;
  const shared = await startShop();
  process.env['SHARED_SHOP'] = JSON.stringify({ port: shared.port, data: shared.data });
  return async () => {
    await shared.stop();
    await rm(folder, { recursive: true, force: true });
    if (cardLeaks.length > 0) throw new Error(`Card data in the shared shop: ${cardLeaks.join('\n')}`);
  };
}
