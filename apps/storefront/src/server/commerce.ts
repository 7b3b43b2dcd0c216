import type { Config } from '@settee/commerce-api';
import { askRemote } from './api.ts';
import type { AskApi } from './visit.ts';

export interface Commerce {
  config: Config;
  ask: AskApi;
  log: (error: unknown) => void;
  close: () => Promise<void>;
}

/** Opens the commerce API in this process, or reaches one elsewhere when COMMERCE_API_URL names it. */
export async function openCommerce(environment: NodeJS.ProcessEnv): Promise<Commerce> {
  // Not part of this bundle: it finds its migrations beside its sources.
  const { createApi, openWorld, readConfig } = await import('@settee/commerce-api');
  const config = readConfig(environment);
  if (config.commerceApiUrl) {
    return { config, ask: askRemote(config.commerceApiUrl), log: console.error, close: async () => undefined };
  }
  const world = await openWorld(config);
  const api = createApi(world);
  return {
    config,
    ask: (request, bindings) => api.fetch(request, bindings ?? {}),
    log: (error) => world.log.error({ err: error }, 'page failed'),
    close: () => world.close(),
  };
}
