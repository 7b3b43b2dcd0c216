import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { installDebianPackage } from './debian.ts';

/** Switches for a browser without a screen, without a sandbox and without calls to the outside. */
export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Switches for a browser that draws 3-D by the processor: no machine of a test has a graphics card. */
export const drawingArgs: readonly string[] = [
  ...chromiumArgs.filter((one) => one !== '--disable-gpu'),
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  // On a busy machine the processor is slower than a graphics card may be.
  '--disable-gpu-watchdog',
  '--disable-gpu-process-crash-limit',
];

function find(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome'];
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  return [
    process.env['CHROMIUM_PATH'] ?? '',
    chromium.executablePath(),
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].find((path) => path !== '' && existsSync(path));
}

/** Where a Chromium is, installed first where that can be done. */
export function chromiumPath(): string {
  const found = find() ?? (installDebianPackage('chromium') ? find() : undefined);
  if (found === undefined) throw new Error('No Chromium found: install chromium, or set CHROMIUM_PATH to its program.');
  return found;
}
