import { vi } from 'vitest';
import { createApi } from '../api.ts';
import { readConfig } from '../world/config.ts';
import { createLog } from '../world/log.ts';
import { openWorld, type WorldParts } from '../world/open-world.ts';
import type { World } from '../world/world.ts';
import { fixedClock, type FixedClock } from './clock.ts';
import { openSeededDatabase } from './database.ts';

// Every call goes through a real database; a machine that builds beside it needs more than the usual 5 s.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

/** A shop of its own with the whole catalog, a standing clock and a log that is kept. */
export interface TestWorld {
  world: World;
  api: ReturnType<typeof createApi>;
  clock: FixedClock;
  /** Every line that was logged. */
  logged: string[];
  /** Every query that was made, transactions' begin and commit left out. */
  queries: string[];
  close(): Promise<void>;
}

export async function openTestWorld(parts: Pick<WorldParts, 'payments'> = {}): Promise<TestWorld> {
  const config = readConfig({ LOG_LEVEL: 'trace' });
  const clock = fixedClock();
  const logged: string[] = [];
  const queries: string[] = [];
  const logger = { logQuery: (query: string) => void queries.push(query) };
  const log = createLog(config, { write: (line) => void logged.push(line) });
  const world = await openWorld(config, {
    open: () => openSeededDatabase(logger),
    clock,
    log,
    recovers: false,
    ...parts,
  });
  return { world, api: createApi(world), clock, logged, queries, close: () => world.close() };
}
