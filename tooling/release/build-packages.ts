import { run, seconds } from '../run.ts';
import { publishedPackages } from './packages.ts';

/** Builds every published package, in the order in which they build on each other. */
for (const { name } of publishedPackages) {
  const command = ['node', 'tooling/build/build-package.ts', `packages/${name}`];
  const { code, output, ms } = await run(command, { minutes: 5 });
  console.log(code === 0 ? output.trim() : `FAIL ${name} (${seconds(ms)})\n${output.trim()}`);
  if (code !== 0) process.exit(1);
}
