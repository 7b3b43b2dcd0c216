import { afterAll } from 'vitest';
import { takeLeaks } from './card-watch.ts';

// Runs after the `afterAll` of the file, in which its shops stop.
afterAll(async () => {
  const leaks = await takeLeaks();
  if (leaks.length > 0) throw new Error(`Card numbers or security codes in the clear:\n${leaks.join('\n')}`);
});
