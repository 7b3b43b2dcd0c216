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
  const running: string[] = [];
  const jobs = ['a', 'b', 'c', 'd'].map((name) => ({ name, ending: Promise.withResolvers<void>() }));
  const working = runWithConcurrency(jobs, 2, async ({ name, ending }) => {
    running.push(name);
    await ending.promise;
    running.splice(running.indexOf(name), 1);
    return name;
  });
  const end = async (index: number) => {
    jobs[index]?.ending.resolve();
    await expect.poll(() => running).not.toContain(jobs[index]?.name);
  };
  expect(running).toEqual(['a', 'b']);
  await end(1);
  await expect.poll(() => running).toEqual(['a', 'c']);
  await end(0);
  await expect.poll(() => running).toEqual(['c', 'd']);
  await end(2);
  await end(3);
  expect(await working).toEqual(['a', 'b', 'c', 'd']);
});
