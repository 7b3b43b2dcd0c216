import { expect, test } from 'vitest';
import { type GalleryEvent, galleryReducer, initialGalleryState } from './reducer.ts';

const after = (...events: readonly GalleryEvent[]) => events.reduce(galleryReducer, initialGalleryState);
const toCustomers = { type: 'tabSelected', tab: 'customers' } as const;
const toImages = { type: 'tabSelected', tab: 'images' } as const;
const loaded = { type: 'loaded', images: [] } as const;

test('GALL-19: a tab switch chooses the default of the tab', () => {
  const second = { type: 'itemSelected', id: 'Image_2' } as const;
  expect(after(second).id).toBe('Image_2');
  expect(after(second, { type: 'tabSelected', tab: 'videos' })).toMatchObject({ tab: 'videos', id: 'Video_1' });
  expect(after(second, toCustomers)).toMatchObject({ tab: 'customers', id: 'CustomerImage_1' });
  expect(after(second, toCustomers, toImages)).toMatchObject({ tab: 'images', id: 'Image_1' });
  expect(after(second, toImages).id).toBe('Image_2');
});

test('it opens at the requested item, and closes', () => {
  const opened = { type: 'opened', tab: 'customers' } as const;
  expect([after().open, after(opened).open, after(opened, { type: 'closed' }).open]).toEqual([false, true, false]);
  expect(after({ type: 'opened', tab: 'images', id: 'Image_3' })).toMatchObject({ tab: 'images', id: 'Image_3' });
  expect(after({ type: 'opened', tab: 'customers' })).toMatchObject({ tab: 'customers', id: 'CustomerImage_1' });
});

test('GALL-18: customer images are requested on the first visit, not before and not twice', () => {
  expect(after(toImages, { type: 'tabSelected', tab: 'videos' }).customers.status).toBe('idle');
  expect(after(toCustomers).customers.status).toBe('loading');
  expect(after(toCustomers, loaded, toImages, toCustomers).customers.status).toBe('loaded');
  expect(after(toCustomers, loaded, { type: 'opened', tab: 'customers' }).customers.status).toBe('loaded');
  expect(after(toCustomers, toImages, toCustomers, loaded).customers.status).toBe('loaded');
});

test('a failed request is repeated on the next visit, and a late response changes nothing', () => {
  expect(after(toCustomers, { type: 'failed' }).customers.status).toBe('failed');
  expect(after(toCustomers, { type: 'failed' }, toImages, toCustomers).customers.status).toBe('loading');
  expect(after(toCustomers, { type: 'failed' }, loaded).customers.status).toBe('failed');
  expect(after(loaded).customers.status).toBe('idle');
  expect(after({ type: 'failed' }).customers.status).toBe('idle');
});
