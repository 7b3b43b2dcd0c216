/** One look at a story: in one brand, at one width, in one scheme. */
export interface Shot {
  story: string;
  brand: 'main' | 'cb2';
  scheme: 'light' | 'dark';
  /** Pixels of the viewport. */
  width: number;
  height: number;
  /** Whether it is judged for accessibility too: the first look in each brand. */
  judged: boolean;
  /** Whether its picture is compared; others are played alone. */
  pictured: boolean;
  /** Its place in the baseline, from that folder, and its name. */
  file: string;
}

export interface StoryEntry {
  id: string;
  type: string;
  tags?: string[];
  title?: string;
  name?: string;
  importPath?: string;
}

/** Pixels of the windows that stories set for themselves, by story. */
export type OwnSizes = Readonly<Record<string, { width: number; height: number }>>;

const desktop = { width: 1280, height: 800, scheme: 'light', ending: '', judged: false } as const;
const mobile = { ...desktop, width: 360, height: 740, ending: '.mobile' } as const;
const dark = { ...desktop, scheme: 'dark', ending: '.dark' } as const;

/** Most played stories of the design system differ in state alone: one brand shows it, their still ones show both. */
const pictureIn = (brand: Shot['brand'], { id, tags = [] }: StoryEntry) =>
  !tags.includes('no-visual') && (brand === 'main' || !id.startsWith('ui-') || !tags.includes('play-fn'));

/** Every look at the stories: both brands, their own window, and what the tags `mobile`, `dark` and `no-visual` ask for. */
export function shotsOf(entries: readonly StoryEntry[], ownSizes: OwnSizes = {}): Shot[] {
  return entries
    .filter(({ type }) => type === 'story')
    .flatMap((story) => {
      const { id, tags = [] } = story;
      const further = [...(tags.includes('mobile') ? [mobile] : []), ...(tags.includes('dark') ? [dark] : [])];
      return (['main', 'cb2'] as const).flatMap((brand) => {
        const pictured = pictureIn(brand, story);
        const views = [{ ...desktop, ...ownSizes[id], judged: true }, ...(pictured ? further : [])];
        return views.map(({ ending, ...view }) => ({
          ...view,
          story: id,
          brand,
          pictured,
          file: `${brand}/${id}${ending}.webp`,
        }));
      });
    });
}
