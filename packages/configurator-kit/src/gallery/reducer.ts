import { type CustomerImage, getTabItemId, type GalleryTab } from '@settee/domain';

/** Load state of the customer images: idle, loading, loaded or failed. */
export type CustomerImages =
  | { status: 'idle' | 'loading' | 'failed' }
  | { status: 'loaded'; images: readonly CustomerImage[] };

/** State of the gallery popup. */
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
  | { type: 'tabSelected'; tab: GalleryTab }
  /** By an arrow or a small picture. GALL-14 */
  | { type: 'itemSelected'; id: string }
  | { type: 'loaded'; images: readonly CustomerImage[] }
  | { type: 'failed' | 'retried' | 'closed' };

export const initialGalleryState: GalleryState = {
  open: false,
  tab: 'images',
  id: getTabItemId('images'),
  customers: { status: 'idle' },
};

/**
 * Reducer of the popup tabs; requests customer images on the first visit and again only after a failure.
 * GALL-14, GALL-18, GALL-19
 */
export function galleryReducer(state: GalleryState, event: GalleryEvent): GalleryState {
  switch (event.type) {
    case 'opened':
      return { ...visit(state, event.tab, event.id), open: true };
    case 'closed':
      return { ...state, open: false };
    case 'tabSelected':
      return event.tab === state.tab ? state : visit(state, event.tab);
    case 'retried':
      return state.customers.status === 'failed' ? { ...state, customers: { status: 'loading' } } : state;
    case 'itemSelected':
      return { ...state, id: event.id };
    case 'loaded':
      return state.customers.status === 'loading'
        ? { ...state, customers: { status: 'loaded', images: event.images } }
        : state;
    case 'failed':
      return state.customers.status === 'loading' ? { ...state, customers: { status: 'failed' } } : state;
    default:
      return event satisfies never;
  }
}

function visit({ open, customers }: GalleryState, tab: GalleryTab, id = getTabItemId(tab)): GalleryState {
  const isAsking = tab === 'customers' && (customers.status === 'idle' || customers.status === 'failed');
  return { open, tab, id, customers: isAsking ? { status: 'loading' } : customers };
}
