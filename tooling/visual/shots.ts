/** One screenshot: a story in one brand, at one width, in one scheme. */
export interface Shot {
  story: string;
  brand: 'main' | 'cb2';
  scheme: 'light' | 'dark';
  /** Pixels of the viewport. */
  width: number;
  height: number;
  /** Its place in the baseline, from that folder. */
  file: string;
}

export interface StoryEntry {
  id: string;
  type: string;
  tags?: string[];
}

/** Pixels of the windows that stories set for themselves, by story. */
export type OwnSizes = Readonly<Record<string, { width: number; height: number }>>;

const desktop = { width: 1280, height: 800, scheme: 'light', ending: '' } as const;
const mobile = { width: 360, height: 740, scheme: 'light', ending: '.mobile' } as const;
const dark = { ...desktop, scheme: 'dark', ending: '.dark' } as const;

/** Most played stories of the design system differ in state alone: one brand shows it, their still ones show both. */
const brandsOf = ({ id, tags = [] }: StoryEntry) =>
  id.startsWith('ui-') && tags.includes('play-fn') ? (['main'] as const) : (['main', 'cb2'] as const);

/** Every shot of the stories: their brands, their own window, and what the tags `mobile`, `dark` and `no-visual` ask for. */
export function shotsOf(entries: readonly StoryEntry[], ownSizes: OwnSizes = {}): Shot[] {
  return entries
    .filter(({ type, tags = [] }) => type === 'story' && !tags.includes('no-visual'))
    .flatMap((story) => {
      const { id, tags = [] } = story;
      const first = { ...desktop, ...ownSizes[id] };
      const views = [first, ...(tags.includes('mobile') ? [mobile] : []), ...(tags.includes('dark') ? [dark] : [])];
      return brandsOf(story).flatMap((brand) =>
        views.map(({ ending, ...view }) => ({ story: id, brand, ...view, file: `${brand}/${id}${ending}.webp` })),
      );
    });
}
