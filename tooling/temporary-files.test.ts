import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Starts a process that calls the function, and returns its folder for temporary files. */
function getFolder(env: NodeJS.ProcessEnv): string {
  const module = join(import.meta.dirname, 'temporary-files.ts');
  const script = `
    import { writeFileSync } from 'node:fs';
    import { tmpdir } from 'node:os';
    import { putTemporaryFilesInMemory } from '${module}';
    putTemporaryFilesInMemory();
    if (tmpdir().includes('settee-')) writeFileSync(tmpdir() + '/file', '');
    console.log(tmpdir());`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], { env, encoding: 'utf8' }).trim();
}

test('a folder that was chosen is used', () => {
  expect(getFolder({ ...process.env, TMPDIR: '/var/tmp' })).toBe('/var/tmp');
});

test('a folder in memory is removed with its files when the process ends', () => {
  const folder = getFolder({ ...process.env, TMPDIR: undefined });
  if (folder.startsWith('/dev/shm/')) expect(existsSync(folder)).toBe(false);
  else expect(folder).not.toContain('settee-');
});
