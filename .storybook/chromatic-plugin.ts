import { join } from 'node:path';
import type { Plugin } from 'vite';
import { chromaticParameters } from '../tooling/visual/chromatic.ts';
import type { StoryEntry } from '../tooling/visual/shots.ts';
import { root } from '../tooling/run.ts';

export interface StoryIndexer {
  getIndex(): Promise<{ entries: Record<string, StoryEntry> }>;
}

/** Chromatic reads the parameters of each story, and has no rule for tags: gives each story those that its tags mean. */
export function chromaticPictures(indexer: StoryIndexer): Plugin {
  const byFile = new Map<string, string>();
  return {
    name: 'chromatic-pictures',
    apply: 'build',
    async buildStart() {
      const { entries } = await indexer.getIndex();
      for (const [path, code] of chromaticParameters(Object.values(entries))) byFile.set(join(root, path), code);
    },
    transform(code, id) {
      const parameters = byFile.get(id);
      return parameters === undefined ? null : { code: `${code}\n${parameters}`, map: null };
    },
  };
}
