import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumArgs, chromiumPath, drawingArgs } from '../../../tooling/chromium.ts';
import { limits } from '../../../tooling/limits.ts';
import { buildWidget } from '../build.ts';

const models = join(import.meta.dirname, '../../../catalog/models');

/** Content security policy, as strict as the one of the shop. */
const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; connect-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:";

const html =
  '<!doctype html><html lang="en"><title>Room</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css"><div id="room"></div><script src="/widget.js"></script></html>';

/** Builds the widget and serves it on a test page with the models of the catalog. */
export async function serveWidget(): Promise<{ origin: string; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'settee-widget-'));
  const { file } = await buildWidget(folder);
  const server = createServer(({ url = '/' }, response) => {
    const send = (type: string, body: string | Buffer) =>
      response.writeHead(200, { 'content-type': type, 'content-security-policy': policy }).end(body);
    if (url === '/widget.js') return send('text/javascript', readFileSync(join(folder, file)));
    if (url === '/page.css') return send('text/css', 'body { margin: 0 } #room { block-size: 560px }');
    if (url === '/') return send('text/html', html);
    const model = /^\/models\/([\w.-]+[.]glb)$/.exec(url)?.[1];
    if (model && model !== 'none.glb') return send('model/gltf-binary', readFileSync(join(models, model)));
    return response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const close = async () => {
    server.close();
    await rm(folder, { recursive: true });
  };
  return { origin: `http://localhost:${port}`, close };
}

export function openBrowser(has3d = true): Promise<Browser> {
  const args = has3d ? [...drawingArgs] : [...chromiumArgs, '--disable-3d-apis'];
  return chromium.launch({ executablePath: chromiumPath(), args });
}

/** A small page: every picture is drawn by the processor. */
export async function openRoom(browser: Browser, origin: string): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ viewport: { width: 420, height: 720 }, reducedMotion: 'reduce' });
  context.setDefaultTimeout(limits.drawing);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // The GL driver warns that reading pixels is slow.
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('GL Driver Message'))
      complaints.push(message.text());
  });
  await page.addInitScript(countDraws);
  await page.goto(origin);
  return { page, complaints };
}

/** Counts the WebGL draw calls in the page. */
function countDraws() {
  const counted = { draws: 0 };
  Object.assign(window, { counted });
  for (const name of ['drawElements', 'drawArrays'] as const) {
    const draw = WebGL2RenderingContext.prototype[name] as (...rest: unknown[]) => void;
    Object.assign(WebGL2RenderingContext.prototype, {
      [name](this: unknown, ...rest: unknown[]) {
        counted.draws += 1;
        return draw.apply(this, rest);
      },
    });
  }
}
