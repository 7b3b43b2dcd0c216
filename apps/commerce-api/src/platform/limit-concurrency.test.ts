import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

test('tasks run with limited concurrency, and a failure frees its slot', async () => {
  const inTurn = limitConcurrency(2);
  let [running, max] = [0, 0];
  const work = async (index: number) => {
    max = Math.max(max, (running += 1));
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (index % 3 === 0) throw new Error('failed');
  };
  const works = await Promise.allSettled(Array.from({ length: 9 }, (_, index) => inTurn(() => work(index))));
  expect([max, running, works.filter(({ status }) => status === 'rejected').length]).toEqual([2, 0, 3]);
});
