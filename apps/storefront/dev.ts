import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { readConfig } from '@settee/commerce-api';
import { createServer as createViteServer, mergeConfig } from 'vite';
import { startIssuer } from '../commerce-api/src/testing/identity-issuer.ts';
import { openCommerce } from './src/server/commerce.ts';
import { buildWidget } from '@settee/visualizer-widget/build.ts';
import { createFiles } from './src/server/files.ts';
import { findFolders } from './src/server/folders.ts';
import { viteOptions } from './vite-options.ts';

/** Starts a local issuer for sign-in with Google, where Gina is signed in, unless `GOOGLE_CLIENT_ID` is set. */
async function withIssuer(environment: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  if (environment['GOOGLE_CLIENT_ID'] || environment['COMMERCE_API_URL']) return environment;
  const { port, siteHosts } = readConfig(environment);
  const client = { client_id: 'development', client_secret: 'of-this-machine' };
  const issuer = await startIssuer({
    ...client,
    redirect_uris: [...siteHosts.keys()].map((host) => `http://${host}:${port}/account/auth/callback/google`),
  });
  const [given_name, family_name] = ['Gina', 'Google'];
  issuer.who = { sub: 'gina', email: 'gina.google@example.com', email_verified: true, given_name, family_name };
  return {
    ...environment,
    GOOGLE_ISSUER: issuer.url,
    GOOGLE_CLIENT_ID: client.client_id,
    GOOGLE_CLIENT_SECRET: client.client_secret,
  };
}

const commerce = await openCommerce({ MAIL_PREVIEW: 'true', ...(await withIssuer(process.env)) });
const { config, fetchApi, log } = commerce;
const folders = findFolders();
const files = createFiles(folders);
const ownVisualizer = `/visualizer/${(await buildWidget(folders.visualizer)).file}`;
const http = createHttpServer();
const vite = await createViteServer(
  mergeConfig(viteOptions('development'), {
    server: { middlewareMode: { server: http }, hmr: { server: http }, allowedHosts: [...config.siteHosts.keys()] },
    optimizeDeps: {
      entries: ['src/client.tsx', 'src/routes/**/*.tsx'],
      include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'react-router-dom', 'swr'],
    },
  }),
);

// The hot-reload client must have its hook in place before any component is loaded.
const preamble = `import('/@vite/client');import('/@react-refresh').then(({injectIntoGlobalHook})=>{injectIntoGlobalHook(self);self.$RefreshReg$=()=>{};self.$RefreshSig$=()=>(type)=>type;return import('/src/client.tsx')});`;
const assets = { entries: [], preamble, modules: [], styles: [], fonts: [] };

const handleRequest = getRequestListener(async (request, bindings) => {
  const path = new URL(request.url).pathname;
  if (/^\/(pictures|videos|models|visualizer)\//.test(path)) return files.fetch(request, bindings);
  const { createServer } = await vite.ssrLoadModule('/src/server/create-server.ts');
  return createServer({
    config,
    fetchApi,
    log,
    assetsOf: () => assets,
    ownVisualizer,
    hasPolicy: false,
    now: () => new Date(),
  }).fetch(request, bindings);
});
http.on('request', (incoming, outgoing) =>
  vite.middlewares(incoming, outgoing, () => void handleRequest(incoming, outgoing)),
);
http.listen(config.port, () => {
  console.log(`The shop is ready, with hot reload: http://localhost:${config.port}/`);
  // In development the process continues: the next change may be the fix.
  process.on('unhandledRejection', log);
  process.on('uncaughtException', log);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void Promise.all([vite.close(), commerce.close()]).then(() => process.exit(0)));
}
