import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../run.ts';

/** Lints a planted file with this rule alone and returns what it reports. */
async function lint(code: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'settee-lint-'));
  try {
    const config = {
      jsPlugins: [join(import.meta.dirname, 'no-real-clock.js')],
      categories: { correctness: 'off' },
      rules: { 'settee/no-real-clock': 'error' },
    };
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config));
    writeFileSync(join(folder, 'planted.test.tsx'), code);
    const { output } = await run(['oxlint', '-c', '.oxlintrc.json', '--format', 'unix', '.'], { cwd: folder });
    return output;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each([
  ['a sleep', 'await new Promise((resolve) => setTimeout(resolve, 300));', 'fake timers'],
  ['a sleep of node', "import { setTimeout } from 'node:timers/promises';", 'wait for what it waits for'],
  ['a sleep of Playwright', 'await page.waitForTimeout(5000);', 'page.clock'],
  ['a wait of one second', 'await vi.waitFor(() => expect(called).toBe(true));', 'expect.poll'],
  ['a short limit', 'await waitFor(check, { timeout: 1500 });', 'timeout is under 2000 ms'],
  ['a short duration', 'const toast = <Toast duration={400} />;', 'duration is under 2000 ms'],
])('%s in a test is reported', async (_, code, message) => {
  expect(await lint(code)).toContain(message);
});

test('waits with the default limit, fake timers and long limits are not reported', async () => {
  const code = [
    'await waitFor(() => expect(called).toBe(true));',
    'await expect.poll(() => called).toBe(true);',
    'vi.advanceTimersByTime(300);',
    'await page.clock.runFor(300);',
    'await waitFor(check, { timeout: 60_000 });',
    'const toast = <Toast duration={60_000} />;',
  ].join('\n');
  expect(await lint(code)).not.toContain('no-real-clock');
});
