import type { Page } from 'playwright-core';
import { withTimeout } from '../../../tooling/with-timeout.ts';

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/**
 * Watches from now on how many elements the browser restyles; what it returns stops and resolves to the most at one
 * time.
 */
export async function watchRestyles(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  const counts: number[] = [0];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as TraceEvent[]) {
      if (name === 'UpdateLayoutTree') counts.push(args.elementCount ?? 0);
    }
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await withTimeout('the end of the trace', complete);
    await session.detach();
    return Math.max(...counts);
  };
}
