import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { root } from './run.ts';

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

/** Switches for a browser that draws 3-D on the processor: test machines have no graphics card. */
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

/** Starts Chromium with the libraries and fonts of its package, so that it draws the same on every machine. */
const startScript = `#!/bin/sh
folder=$(dirname "$0")
export LD_LIBRARY_PATH="$folder/al2023/lib" FONTCONFIG_FILE="$folder/fonts.conf"
exec "$folder/chromium" "$@"
`;

/** Replaces the package's own, which lists folders of a cloud service. */
const fontsConfig = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;

function pinnedVersion(): string | undefined {
  const manifest = join(root, 'node_modules/@sparticuz/chromium/package.json');
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(manifest)) return undefined;
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}

/** Unpacks the Chromium of the npm package once per version. */
function pinnedPath(): string | undefined {
  const version = pinnedVersion();
  if (version === undefined) return undefined;
  const cache = join(root, 'node_modules/.cache');
  const folder = join(cache, `chromium-${version}`);
  const program = join(folder, 'start.sh');
  if (existsSync(program)) return program;
  mkdirSync(cache, { recursive: true });
  const unpacked = mkdtempSync(join(cache, 'chromium-unpacking-'));
  execFileSync(process.execPath, [join(root, 'tooling/unpack-chromium.ts')], {
    env: { ...process.env, TMPDIR: unpacked },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  writeFileSync(join(unpacked, 'fonts.conf'), fontsConfig);
  writeFileSync(join(unpacked, 'start.sh'), startScript, { mode: 0o755 });
  // Its drawing process gives up root's rights over other users' files.
  chmodSync(unpacked, 0o755);
  try {
    renameSync(unpacked, folder);
  } catch (error) {
    // Another process was faster.
    rmSync(unpacked, { recursive: true });
    if (!existsSync(program)) throw error;
  }
  return program;
}

function installedPath(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome'];
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  return [
    chromium.executablePath(),
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].find((path) => existsSync(path));
}

let found: string | undefined;

/** The browser of tests: CHROMIUM_PATH, else the pinned one (x64 Linux), else an installed one. */
export function chromiumPath(): string {
  found ??= process.env['CHROMIUM_PATH'] || pinnedPath() || installedPath();
  if (found === undefined) throw new Error('No Chromium found: install Chrome or Chromium, or set CHROMIUM_PATH.');
  return found;
}

/** Whether tests run in the pinned browser, the only one whose pictures are compared. */
export const isPinned = (): boolean => chromiumPath() === pinnedPath();
