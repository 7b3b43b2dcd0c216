import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

function above(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The server must stay in its app: no package.json lies above it.');
  return above(parent);
}

/** Returns the folders of the server files, for both sources and build. */
export function findFolders() {
  const app = above(import.meta.dirname);
  return {
    app,
    client: join(app, 'build/client'),
    manifest: join(app, 'build/client/.vite/manifest.json'),
    pictures: join(app, '../../catalog/pictures'),
    videos: join(app, '../../catalog/videos'),
    models: join(app, '../../catalog/models'),
    visualizer: join(app, 'build/visualizer'),
  };
}

/** Returns the path of the built visualizer script; empty if there is none. VIZ-06 */
export function findOwnVisualizer(folder: string): string {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const script = files.find((file) => /^visualizer-[0-9a-f]{8}[.]js$/.test(file));
  return script ? `/visualizer/${script}` : '';
}
