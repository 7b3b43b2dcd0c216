/** One view of a story: in one brand, at one width, in one scheme. */
export interface Shot {
  story: string;
  brand: 'main' | 'cb2';
  scheme: 'light' | 'dark';
  /** Pixels of the viewport. */
  width: number;
  height: number;
  /** Whether axe checks it too. */
  isCompared: boolean;
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
  exportName?: string;
}

/** Pixels of the windows that stories set for themselves, by story. */
export type OwnSizes = Readonly<Record<string, { width: number; height: number }>>;

const desktop = { width: 1280, height: 800, scheme: 'light', ending: '' } as const;
const mobile = { ...desktop, width: 360, height: 740, ending: '.mobile' } as const;
const dark = { ...desktop, scheme: 'dark', ending: '.dark' } as const;

const isStory = ({ type }: StoryEntry) => type === 'story';

/** Every story once, in `main`: what `npm test` plays. */
export function playsOf(entries: readonly StoryEntry[], ownSizes: OwnSizes = {}): Shot[] {
  const { ending, ...view } = desktop;
  return entries.filter(isStory).map(({ id }) => ({
    ...view,
    ...ownSizes[id],
    story: id,
    brand: 'main',
    isCompared: true,
    file: `main/${id}${ending}`,
  }));
}

/**
 * The stories that are rendered in the pseudo-locale on a narrow phone: those with a picture, or all. Play functions need
 * English words.
 */
export function pseudoOf(entries: readonly StoryEntry[], isAll: boolean): Shot[] {
  const { ending, ...view } = mobile;
  const pictured = new Set(picturesOf(entries).map(({ story }) => story));
  return entries
    .filter((entry) => isStory(entry) && !entry.tags?.includes('play-fn') && (isAll || pictured.has(entry.id)))
    .map(({ id }) => ({ ...view, story: id, brand: 'main', isCompared: false, file: `pseudo/${id}${ending}` }));
}

/**
 * Returns the views with a screenshot: the first story of each component in both brands, and in `main` every
 * other story with the tag `visual`, which marks a different appearance. The tags `visual-mobile` and `dark` of these
 * stories add a view, `no-visual` removes a first story with a changing appearance.
 */
export function picturesOf(entries: readonly StoryEntry[], ownSizes: OwnSizes = {}): Shot[] {
  const stories = entries.filter(isStory).filter(({ tags = [] }) => !tags.includes('no-visual'));
  const components = Map.groupBy(entries.filter(isStory), ({ id }) => id.replace(/--.*$/, ''));
  const firsts = new Set([...components.values()].map(([first]) => first?.id));
  return stories.flatMap(({ id, tags = [] }) => {
    const shot = ({ ending, ...view }: typeof desktop | typeof mobile | typeof dark, brand: Shot['brand']): Shot => ({
      ...view,
      ...(ending === '' ? ownSizes[id] : {}),
      story: id,
      brand,
      // `npm test` already checks `main`.
      isCompared: brand === 'cb2' && ending === '',
      file: `${brand}/${id}${ending}.webp`,
    });
    const isFirst = firsts.has(id);
    if (!isFirst && !tags.includes('visual')) return [];
    const light = [desktop, ...(tags.includes('visual-mobile') ? [mobile] : [])];
    const inMain = [...light, ...(tags.includes('dark') ? [dark] : [])];
    return [...inMain.map((view) => shot(view, 'main')), ...(isFirst ? light.map((view) => shot(view, 'cb2')) : [])];
  });
}
