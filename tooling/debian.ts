import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

function aptGet(args: readonly string[]): boolean {
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
    return true;
  } catch {
    return false;
  }
}

/** Installs a package of the system when this is Debian and we are root; answers whether it did. */
export function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  console.log(`installing ${name}`);
  const install = ['install', '-y', '--no-install-recommends', name];
  // A machine that never fetched its package lists knows no package: fetch them and ask again.
  return aptGet(install) || (aptGet(['update']) && aptGet(install));
}
