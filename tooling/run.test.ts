import { expect, test } from 'vitest';
import { runWithConcurrency, run } from './run.ts';

test('a command returns its exit code and all its output', async () => {
  const script = "console.log('out'); console.error('err'); process.exit(3)";
  const { code, output } = await run([process.execPath, '-e', script]);
  expect(code).toBe(3);
  expect(output.split('\n').toSorted()).toEqual(['', 'err', 'out']);
});

test('a command that does not exist fails with code 127', async () => {
  expect((await run(['no-such-command-here'])).code).toBe(127);
});

test('a command that takes too long is ended, and its children with it', async () => {
  const { code, output } = await run(['sh', '-c', 'sleep 60 & wait'], { minutes: 0.005 });
  expect(code).not.toBe(0);
  expect(output).toContain('stopped after 0.005 minutes');
});

test('jobs run with limited concurrency and return results in their order', async () => {
  let now = 0;
  let max = 0;
  const results = await runWithConcurrency([30, 10, 20, 5], 2, async (ms) => {
    now += 1;
    max = Math.max(max, now);
    await new Promise((resolve) => setTimeout(resolve, ms));
    now -= 1;
    return ms;
  });
  expect(results).toEqual([30, 10, 20, 5]);
  expect(max).toBe(2);
});
