import { runUpgradeCommand } from './run-upgrade-command.ts';

const { code, output } = runUpgradeCommand(process.argv.slice(2), process.cwd());
(code === 0 ? process.stdout : process.stderr).write(`${output}\n`);
process.exitCode = code;
