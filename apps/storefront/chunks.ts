import { relative } from 'node:path';
import type { build, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** Pages with one chunk for what several of them load; the bundler alone decides about all other pages. */
const areas: Readonly<Record<string, RegExp>> = {
  home: /^home$/,
  shop: /^(category|search)$/,
  product: /^product$/,
  swatches: /^free-swatches$/,
  cart: /^checkout[/]cart$/,
  order: /^checkout[/](review|confirmation)$/,
  checkout: /^checkout[/]/,
};
const entry = 'entry';
/** Any page loads these later: the check of responses and a language. Their modules must not be in chunks of pages. */
const ofAnyPage = /[/](contract[/]src[/]replies|src[/]languages[/][^/]+[/]index)[.]ts$/;
const others = 'others';
const areaOf = (page: string) => Object.keys(areas).find((area) => areas[area]?.test(page)) ?? others;

interface Users {
  /** Pages that load the module at once, or the entry. */
  pages: Set<string>;
  /** Areas that load it at once or later. */
  areas: Set<string>;
}

/** Chunks of a build and what they load. */
function graphOf(chunks: readonly Chunk[]) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const atOnce = (files: readonly string[], found = new Set<string>()) => {
    for (const file of files) {
      if (found.has(file)) continue;
      found.add(file);
      atOnce(byFile.get(file)?.imports ?? [], found);
    }
    return found;
  };
  const later = (files: Iterable<string>) => [...files].flatMap((file) => byFile.get(file)?.dynamicImports ?? []);
  const modules = (files: Iterable<string>) =>
    [...files].flatMap((file) => Object.keys(byFile.get(file)?.modules ?? {}));
  return { atOnce, later, modules };
}

function findUsers(chunks: readonly Chunk[], root: string): ReadonlyMap<string, Users> {
  const { atOnce, later, modules } = graphOf(chunks);
  const pages = new Map([
    ...chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => [fileName, entry] as const),
    ...chunks.flatMap(({ fileName, facadeModuleId }) => {
      const [, page] = /^src[/]routes[/](.+)[.]tsx$/.exec(relative(root, facadeModuleId ?? '')) ?? [];
      return page === undefined ? [] : [[fileName, page] as const];
    }),
  ]);
  const found = new Map<string, Users>();
  const usersOf = (id: string) => {
    const users = found.get(id) ?? { pages: new Set(), areas: new Set() };
    found.set(id, users);
    return users;
  };
  const ofEntry = atOnce([...pages].filter(([, page]) => page === entry).map(([file]) => file));
  const tableOfPages = new Set(later(ofEntry).filter((file) => pages.has(file)));
  for (const [file, page] of pages) {
    if (page !== entry && !tableOfPages.has(file)) continue;
    const first = atOnce([file]);
    for (const id of modules(first)) usersOf(id).pages.add(page);
    const all = new Set(first);
    for (const next of all) {
      if (page !== entry && ofEntry.has(next)) continue;
      for (const part of atOnce(later([next]).filter((name) => !tableOfPages.has(name)))) all.add(part);
    }
    for (const id of modules(all)) usersOf(id).areas.add(page === entry ? entry : areaOf(page));
  }
  const ofAll = chunks.filter(({ facadeModuleId }) => ofAnyPage.test(facadeModuleId ?? ''));
  for (const id of modules(atOnce(ofAll.map(({ fileName }) => fileName)))) {
    const { pages: own } = usersOf(id);
    if (own.size > 0) own.add(entry);
  }
  return found;
}

function areasOf(pages: readonly string[], isStyle: boolean): string[] {
  const found = new Set(pages.map(areaOf));
  // Styles are small, and so is what product page or cart share with the end of the checkout: one file more does not pay.
  if ((isStyle || found.has('product') || found.has('cart')) && found.delete('order')) found.add('checkout');
  if (isStyle && found.delete('home')) found.add('shop');
  return [...found].sort();
}

/**
 * Returns the name of each module's chunk, by the pages that load the module at once: those of the entry and of three
 * or more areas are one chunk, those of one page are that page's. What loads later stays as the bundler has it.
 * A module's dependencies have all of its users, so chunks never import each other in a circle.
 */
export function getChunkNames(built: Awaited<ReturnType<typeof build>>, root: string): (id: string) => string | null {
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const users = findUsers(
    outputs.filter((file) => file.type === 'chunk'),
    root,
  );
  return (id) => {
    const { pages = new Set<string>(), areas: allAreas = new Set<string>() } = users.get(id) ?? {};
    if (pages.has(entry)) return 'base';
    const own = [...pages].filter((page) => areaOf(page) !== others);
    const isStyle = id.endsWith('.css');
    const itsAreas = areasOf(own, isStyle);
    const [area, ...more] = itsAreas;
    if (area === undefined) return null;
    const name = itsAreas.join('-');
    // Pages without a purchase do not load what product page, cart and checkout share.
    if (more.length > 1 && /home|shop|swatches/.test(name) && name !== 'home-product-shop') return 'base';
    if (isStyle) return more.length > 0 ? 'base' : `${area}-styles`;
    if (more.length > 0) return name;
    const isShared = [...allAreas].some((user) => user !== area);
    return `${own.length === 1 ? own[0] : area}${isShared ? '-shared' : ''}`;
  };
}
