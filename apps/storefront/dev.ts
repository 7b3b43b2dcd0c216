import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer, mergeConfig } from 'vite';
import { openCommerce } from './src/server/commerce.ts';
import { createFiles } from './src/server/files.ts';
import { findFolders } from './src/server/folders.ts';
import { viteOptions } from './vite-options.ts';

const commerce = await openCommerce(process.env);
const { config, ask, log } = commerce;
const files = createFiles(findFolders());
const http = createHttpServer();
const vite = await createServer(
  mergeConfig(viteOptions('development'), {
    server: { middlewareMode: { server: http }, hmr: { server: http }, allowedHosts: [...config.siteHosts.keys()] },
    optimizeDeps: {
      entries: ['src/client.tsx', 'src/routes/**/*.tsx'],
      include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'swr'],
    },
  }),
);

// The hot-reload client must have its hook in place before any component is loaded.
const preamble = `import('/@vite/client');import('/@react-refresh').then(({injectIntoGlobalHook})=>{injectIntoGlobalHook(self);self.$RefreshReg$=()=>{};self.$RefreshSig$=()=>(type)=>type;return import('/src/client.tsx')});`;
const assets = { entries: [], preamble, modules: [], styles: [], fonts: [] };

const answer = getRequestListener(async (request, bindings) => {
  const path = new URL(request.url).pathname;
  if (/^\/(pictures|videos)\//.test(path)) return files.fetch(request, bindings);
  const { createShop } = await vite.ssrLoadModule('/src/server/shop.ts');
  return createShop({ config, ask, log, assetsOf: () => assets, hasPolicy: false, now: () => new Date() }).fetch(
    request,
    bindings,
  );
});
http.on('request', (incoming, outgoing) => vite.middlewares(incoming, outgoing, () => void answer(incoming, outgoing)));
http.listen(config.port, () => console.log(`The shop is ready, with hot reload: http://localhost:${config.port}/`));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void Promise.all([vite.close(), commerce.close()]).then(() => process.exit(0)));
}
