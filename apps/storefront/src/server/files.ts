import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const forever = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400';

const kinds = ['pictures', 'videos', 'models', 'visualizer'] as const;
type Kind = (typeof kinds)[number];

/** The built files and the catalogue's pictures, videos and models; names carry a hash of their content, but for the icons. */
export function createFiles(folders: { client: string } & Record<Kind, string>): Hono {
  const app = new Hono();
  const serve = (root: string, caching: string, rewriteRequestPath?: (path: string) => string) =>
    serveStatic({
      root,
      precompressed: true,
      ...(rewriteRequestPath && { rewriteRequestPath }),
      onFound: (_, context) => {
        context.header('cache-control', caching);
        context.header('x-content-type-options', 'nosniff');
      },
    });
  app.get('/assets/*', serve(folders.client, forever));
  app.get('/:icon{(favicon|apple-touch-icon|icon-192|icon-512)-(main|cb2)[.](svg|png)}', serve(folders.client, aDay));
  for (const kind of kinds) {
    app.get(
      `/${kind}/*`,
      serve(folders[kind], forever, (path) => path.slice(kind.length + 1)),
    );
  }
  for (const path of ['assets', ...kinds]) app.get(`/${path}/*`, (context) => context.text('Not found', 404));
  return app;
}
