import { existsSync } from 'node:fs';
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
