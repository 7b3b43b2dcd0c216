import { type CustomerImage, defaultItemId, type GalleryTab } from '@settee/domain';

/** What customers sent in: not asked for, under way, there, or not to be had. */
export type CustomerImages =
  | { at: 'unasked' | 'loading' | 'failed' }
  | { at: 'there'; images: readonly CustomerImage[] };

/** What the popup shows. */
export interface GalleryState {
  open: boolean;
  tab: GalleryTab;
  /** Of the item that is selected. */
  id: string;
  customers: CustomerImages;
}

export type GalleryEvent =
  /** With `id` at that item, else at the default of the tab. */
  | { type: 'opened'; tab: GalleryTab; id?: string | undefined }
  | { type: 'tabChosen'; tab: GalleryTab }
  /** By an arrow or a small picture. GALL-14 */
  | { type: 'itemChosen'; id: string }
  | { type: 'loaded'; images: readonly CustomerImage[] }
  | { type: 'failed' | 'retried' | 'closed' };

export const galleryStart: GalleryState = {
  open: false,
  tab: 'images',
  id: defaultItemId('images'),
  customers: { at: 'unasked' },
};

/** The popup's tabs and what each shows; customer images are asked for on the first visit, and again only when they failed. GALL-14, GALL-18, GALL-19 */
export function galleryFlow(state: GalleryState, event: GalleryEvent): GalleryState {
  switch (event.type) {
    case 'opened':
      return { ...visit(state, event.tab, event.id), open: true };
    case 'closed':
      return { ...state, open: false };
    case 'tabChosen':
      return event.tab === state.tab ? state : visit(state, event.tab);
    case 'retried':
      return state.customers.at === 'failed' ? { ...state, customers: { at: 'loading' } } : state;
    case 'itemChosen':
      return { ...state, id: event.id };
    case 'loaded':
      return state.customers.at === 'loading' ? { ...state, customers: { at: 'there', images: event.images } } : state;
    case 'failed':
      return state.customers.at === 'loading' ? { ...state, customers: { at: 'failed' } } : state;
    default:
      return event satisfies never;
  }
}

function visit({ open, customers }: GalleryState, tab: GalleryTab, id = defaultItemId(tab)): GalleryState {
  const isAsking = tab === 'customers' && (customers.at === 'unasked' || customers.at === 'failed');
  return { open, tab, id, customers: isAsking ? { at: 'loading' } : customers };
}
