import { expect, test, vi } from 'vitest';
import { createWidgetLoader, type WidgetFactory } from './widget-loader.ts';

const factory: WidgetFactory = {
  create: () => {
    throw new Error('Nobody creates one here.');
  },
};
const url = '/visualizer/widget.js';

test('VIZ-06: however often the trigger fires, the script is put in once', async () => {
  const put = vi.fn<(url: string) => Promise<void>>(async () => {});
  const loader = createWidgetLoader(put, () => factory);
  const [first, second] = await Promise.all([loader.load(url), loader.load(url)]);
  const later = await loader.load(url);
  expect(put.mock.calls).toEqual([[url]]);
  expect([first, second, later]).toEqual(Array.from({ length: 3 }, () => ({ ok: true, value: factory })));
});

test('VIZ-06: a script that fails to load rejects for all callers and is retried on the next call', async () => {
  const put = vi.fn<(url: string) => Promise<void>>(async () => {});
  put.mockRejectedValueOnce(new Error('offline'));
  const loader = createWidgetLoader(put, () => factory);
  const responses = await Promise.all([loader.load(url), loader.load(url)]);
  expect(responses.map((result) => !result.ok && result.error.message)).toEqual(['offline', 'offline']);
  expect((await loader.load(url)).ok).toBe(true);
  expect(put).toHaveBeenCalledTimes(2);
});

test('a script that does not define a widget is an error', async () => {
  const result = await createWidgetLoader(
    async () => {},
    () => undefined,
  ).load(url);
  expect(result).toMatchObject({ ok: false, error: { message: `${url} is not the script of a visualizer.` } });
});
