import type { Config, Context } from '@settee/commerce-api';
import { proxyApi } from './api.ts';
import type { ApiFetch } from './server-transport.ts';

export interface Commerce {
  config: Config;
  fetchApi: ApiFetch;
  log: (error: unknown) => void;
  close: () => Promise<void>;
  /** Missing with the commerce API elsewhere. */
  changes?: Context['changes'];
  /** Credentials of a demo account; `null` if the demo accounts are disabled. */
  demo: { email: string; password: string } | null;
}

/** Opens the commerce API in this process, or reaches one elsewhere when COMMERCE_API_URL names it. */
export async function openCommerce(environment: NodeJS.ProcessEnv): Promise<Commerce> {
  // A separate bundle (build-backend.ts): its dependencies are installed in its folder.
  const { createApi, demoSignIn, internalHeaders, createContext, readConfig } = await import('@settee/commerce-api');
  const config = readConfig(environment);
  if (config.commerceApiUrl) {
    return {
      config,
      fetchApi: proxyApi(config.commerceApiUrl, (request, environment) =>
        internalHeaders({ request, environment }, config),
      ),
      log: console.error,
      close: async () => undefined,
      demo: null,
    };
  }
  const ctx = await createContext(config);
  const api = createApi(ctx);
  return {
    config,
    fetchApi: (request, bindings) => api.fetch(request, bindings ?? {}),
    log: (error) => ctx.log.error({ err: error }, 'page failed'),
    close: () => ctx.close(),
    changes: ctx.changes,
    demo: config.hasDemoAccounts ? demoSignIn() : null,
  };
}
