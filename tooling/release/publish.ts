import { run } from '../run.ts';
import { publishSettings } from './publish-settings.ts';

/** Runs a command and prints its output; ends the process when it fails. */
async function step(command: readonly string[], env: Record<string, string> = {}): Promise<void> {
  const { code, output } = await run(command, { env });
  console.log(output.trim());
  if (code !== 0) process.exit(1);
}

/**
 * Publishes the packages that have a new version, or with `--snapshot` previews of what the changesets describe, under the
 * tag `snapshot`. A snapshot changes manifests and changelogs: run it on a checkout that is thrown away. `--no-git-tag` makes
 * no tags.
 */
const isSnapshot = process.argv.includes('--snapshot');
const isTagged = !isSnapshot && !process.argv.includes('--no-git-tag');
const settings = publishSettings(process.env);

if (isSnapshot) await step(['changeset', 'version', '--snapshot', 'snapshot']);
await step(['node', 'tooling/release/build-packages.ts']);
const options = [...(isSnapshot ? ['--tag', 'snapshot'] : []), ...(isTagged ? [] : ['--no-git-tag'])];
await step(['changeset', 'publish', ...options], settings);
