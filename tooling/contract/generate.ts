import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { apiPage } from '../docs/api.ts';
import { root } from '../run.ts';
import { generatedModules } from './client-modules.ts';

/** Writes all that is generated from the contract: client modules and docs/api.md. */
const files = { ...(await generatedModules()), 'docs/api.md': apiPage() };
rmSync(join(root, 'packages/contract/src/generated'), { recursive: true, force: true });
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
