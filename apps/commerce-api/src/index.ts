export { createApi } from './api.ts';
export { siteHeader } from './http/site-of-request.ts';
export { testCards } from './payment/embedded-provider/test-cards.ts';
export { ConfigError, readConfig } from './world/config.ts';
export type { Config } from './world/config.ts';
export { settings } from './world/settings.ts';
export type { Setting } from './world/settings.ts';
export { openWorld } from './world/open-world.ts';
export type { World } from './world/world.ts';
