import type { Config } from '@settee/commerce-api';
import { askRemote } from './api.ts';
import type { AskApi } from './visit.ts';

export interface Commerce {
  config: Config;
  ask: AskApi;
  log: (error: unknown) => void;
  close: () => Promise<void>;
  /** Somebody to sign in as; `null` where the demo accounts are left out. */
  demo: { email: string; password: string } | null;
}

/** Opens the commerce API in this process, or reaches one elsewhere when COMMERCE_API_URL names it. */
export async function openCommerce(environment: NodeJS.ProcessEnv): Promise<Commerce> {
  // Not part of this bundle: it finds its migrations beside its sources.
  const { createApi, demoSignIn, internalHeaders, openWorld, readConfig } = await import('@settee/commerce-api');
  const config = readConfig(environment);
  if (config.commerceApiUrl) {
    return {
      config,
      ask: askRemote(config.commerceApiUrl, (request, environment) =>
        internalHeaders({ request, environment }, config),
      ),
      log: console.error,
      close: async () => undefined,
      demo: null,
    };
  }
  const world = await openWorld(config);
  const api = createApi(world);
  return {
    config,
    ask: (request, bindings) => api.fetch(request, bindings ?? {}),
    log: (error) => world.log.error({ err: error }, 'page failed'),
    close: () => world.close(),
    demo: config.hasDemoAccounts ? demoSignIn() : null,
  };
}
