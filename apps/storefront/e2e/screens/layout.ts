/**
 * Scrolls the page and its open overlay from top to end, in the browser, and returns one sentence per text or control that a
 * shopper cannot read or click. Content outside of `root`, an open overlay or the body, may be covered by it.
 * A control counts as covered when another element is over its tap target, even after the page is scrolled to it.
 */
export const findLayoutProblems = async (root: Element): Promise<string[]> => {
  type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
  const controls =
    'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=option], [role=menuitem], [role=switch]';
  const found = new Set<string>();
  /** Waits for the next frame; a browser without a screen does not always draw one. */
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
      // oxlint-disable-next-line settee/no-real-clock -- only for want of a frame
      setTimeout(resolve, 1000);
    });
  const say = (element: Element | null): string => {
    if (element === null) return 'nothing';
    const name = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent;
    return `${element.tagName.toLowerCase()} '${name?.replace(/\s+/g, ' ').trim().slice(0, 50) ?? ''}'`;
  };
  const hostOf = (element: Element): Element | null => {
    const tree = element.getRootNode();
    return tree instanceof ShadowRoot ? tree.host : null;
  };
  /** The parent, also out of a shadow tree. */
  const parentOf = (element: Element): Element | null => element.parentElement ?? hostOf(element);
  const isWithin = (element: Element, outer: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = parentOf(at)) if (at === outer) return true;
    return false;
  };
  /** All elements of a tree with those of its shadow trees. */
  const elementsOf = (tree: Element | ShadowRoot): Element[] =>
    [...tree.querySelectorAll('*')].flatMap((one) =>
      one.shadowRoot === null ? [one] : [one, ...elementsOf(one.shadowRoot)],
    );
  const hitAt = (x: number, y: number): Element | null => {
    let hit = document.elementFromPoint(x, y);
    for (let inner = hit; inner !== null && inner.shadowRoot !== null; hit = inner ?? hit) {
      const deeper: Element | null = inner.shadowRoot.elementFromPoint(x, y);
      if (deeper === inner) break;
      inner = deeper;
    }
    return hit;
  };
  const isShown = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    if (element.closest('[inert], [aria-hidden=true]:not(svg)') !== null) return false;
    const host = hostOf(element);
    return host === null || isShown(host);
  };
  const overlap = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const contains = (one: Box, other: Box) =>
    one.left <= other.left + 1 &&
    one.right >= other.right - 1 &&
    one.top <= other.top + 1 &&
    one.bottom >= other.bottom - 1;
  const isLarge = ({ left, top, right, bottom }: Box, width: number, height: number) =>
    right - left >= width && bottom - top >= height;
  const page = (): Box => ({ ...viewport(), top: -Infinity, bottom: Infinity });
  const viewport = (): Box => ({ left: 0, top: 0, right: document.documentElement.clientWidth, bottom: innerHeight });
  /** Returns the area that the scroll containers and clips around an element leave visible. */
  const clipOf = (element: Element, clips: Map<Element, Box>, base: Box): Box => {
    const known = clips.get(element);
    if (known !== undefined) return known;
    const parent = parentOf(element);
    const style = getComputedStyle(element);
    let clip = parent === null || style.position === 'fixed' ? base : clipOf(parent, clips, base);
    const clipsContent = style.overflowX !== 'visible' || style.overflowY !== 'visible' || style.clipPath !== 'none';
    if (clipsContent && element !== document.body && element !== document.documentElement)
      clip = overlap(clip, element.getBoundingClientRect());
    clips.set(element, clip);
    return clip;
  };
  const scrollers = [document.documentElement, ...elementsOf(document.body)].filter((element) => {
    if (element.scrollHeight <= element.clientHeight + 4 || !isShown(element)) return false;
    return element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowY);
  });
  const tallest = Math.max(1, ...scrollers.map((one) => one.scrollHeight / Math.max(one.clientHeight, 1)));
  const steps = Math.min(Math.max(Math.ceil(tallest), 3), 9);
  const scrollAll = (part: number) => {
    for (const one of scrollers)
      one.scrollTo({ top: part * (one.scrollHeight - one.clientHeight), behavior: 'instant' });
  };

  const candidates = elementsOf(document.body).filter((element) =>
    ['fixed', 'sticky'].includes(getComputedStyle(element).position),
  );
  /** The elements that remain at their place while the page is scrolled. */
  const findPinned = (): Set<Element> => {
    const tops = () => candidates.map((element) => element.getBoundingClientRect().top);
    const before = tops();
    const isAtTop = scrollY < 4;
    scrollBy({ top: isAtTop ? 3 : -3, behavior: 'instant' });
    const after = tops();
    scrollBy({ top: isAtTop ? -3 : 3, behavior: 'instant' });
    return new Set(candidates.filter((_, index) => before[index] === after[index]));
  };
  const pinOf = (element: Element | null, pinned: Set<Element>): Element | null => {
    for (let at = element; at !== null; at = parentOf(at)) if (pinned.has(at)) return at;
    return null;
  };

  /** Returns the element that receives the tap of a control: its label for a box that is not painted itself. */
  const targetOf = (control: Element): Element => {
    const isBox = control instanceof HTMLInputElement && ['radio', 'checkbox', 'file'].includes(control.type);
    return (isBox ? (control.labels?.[0] ?? control.closest('label')) : null) ?? control;
  };
  /**
   * Returns the element over the middle of a control, or over two points around it; null if it is clickable or not
   * in view.
   */
  const coverOf = (target: Element, clips: Map<Element, Box>): Element | null => {
    const [rect] = [...target.getClientRects()].toSorted((a, b) => b.width * b.height - a.width * a.height);
    if (rect === undefined || !isLarge(overlap(rect, viewport()), 6, 6)) return null;
    const visible = overlap(rect, clipOf(target, clips, viewport()));
    if (!isLarge(visible, 6, 6)) return null;
    const at = (x: number, y: number): Element | null => {
      const left = visible.left + (visible.right - visible.left) * x;
      const hit = hitAt(left, visible.top + (visible.bottom - visible.top) * y);
      if (hit === null || isWithin(hit, target) || isWithin(target, hit)) return null;
      const label = hit.closest('label');
      return label !== null && target instanceof HTMLElement && label.control === target ? null : hit;
    };
    const around = [at(0.25, 0.3), at(0.75, 0.3), at(0.25, 0.7), at(0.75, 0.7)]
      .filter((hit) => hit !== null)
      // A small button inside a field or a large link leaves enough of it clickable.
      .filter((hit) => !contains(rect, hit.getBoundingClientRect()));
    return at(0.5, 0.5) ?? (around.length > 1 ? (around[0] ?? null) : null);
  };
  const findCovered = async (part: number) => {
    const pinned = findPinned();
    const suspects: (readonly [Element, Element])[] = [];
    const clips = new Map<Element, Box>();
    for (const control of elementsOf(root).filter((one) => one.matches(controls))) {
      const cover = coverOf(targetOf(control), clips);
      if (cover === null) continue;
      if (!isShown(control) && !(control instanceof HTMLInputElement && isShown(targetOf(control)))) continue;
      if (pinOf(control, pinned) !== null && pinOf(cover, pinned) === null)
        found.add(`${say(control)} is fixed on the screen and covered by ${say(cover)} when scrolled`);
      else suspects.push([control, cover]);
    }
    for (const [control] of suspects) {
      const target = targetOf(control);
      target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      await frame();
      const cover = coverOf(target, new Map());
      if (cover !== null) found.add(`${say(control)} is covered by ${say(cover)}`);
    }
    if (suspects.length > 0) scrollAll(part);
  };

  const findSidewaysScroll = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.add(`the page scrolls sideways by ${scrollWidth - clientWidth} px`);
    const range = document.createRange();
    for (const element of elementsOf(document.body)) {
      const text = [...element.childNodes].find((node) => node instanceof Text && node.data.trim() !== '');
      if (text === undefined && !element.matches(`${controls}, img, svg, video, canvas`)) continue;
      if (!isShown(element)) continue;
      if (text !== undefined) range.selectNodeContents(text);
      const { left, right, width, height } = (text === undefined ? element : range).getBoundingClientRect();
      if (width < 2 || height < 2 || (left >= -1 && right <= clientWidth + 1)) continue;
      const isOffScreen = right <= 0 || left >= clientWidth;
      if (!isOffScreen && !hasOwnClip(element)) found.add(`${say(element)} sticks out of the screen`);
    }
  };
  const hasOwnClip = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null && at !== document.body; at = parentOf(at))
      if (getComputedStyle(at).overflowX !== 'visible') return true;
    return false;
  };

  interface Piece {
    element: Element;
    box: Box;
    what: string;
    pin: Element | null;
  }
  const findOverlaps = () => {
    const pinned = findPinned();
    const clips = new Map<Element, Box>();
    const pieces: Piece[] = [];
    const range = document.createRange();
    const all = elementsOf(root);
    const texts = all.flatMap((element) =>
      element.matches('script, style, option, noscript')
        ? []
        : [...element.childNodes].flatMap((node) =>
            node instanceof Text && node.data.trim() !== '' ? [{ element, node }] : [],
          ),
    );
    for (const { element, node } of texts) {
      if (!isShown(element)) continue;
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        // The line box is taller than its glyphs.
        const inset = rect.height * 0.22;
        const letters = {
          left: rect.left + 1,
          right: rect.right - 1,
          top: rect.top + inset,
          bottom: rect.bottom - inset,
        };
        const box = overlap(letters, clipOf(element, clips, page()));
        if (isLarge(box, 3, 3))
          pieces.push({
            element,
            box,
            what: `text '${node.textContent?.trim().slice(0, 40)}'`,
            pin: pinOf(element, pinned),
          });
      }
    }
    for (const element of elementsOf(root).filter((one) => one.matches(controls))) {
      if (!isShown(element)) continue;
      for (const rect of element.getClientRects()) {
        const inner = { left: rect.left + 2, right: rect.right - 2, top: rect.top + 2, bottom: rect.bottom - 2 };
        const box = overlap(inner, clipOf(element, clips, page()));
        if (isLarge(box, 3, 3)) pieces.push({ element, box, what: say(element), pin: pinOf(element, pinned) });
      }
    }
    pieces.sort((a, b) => a.box.top - b.box.top);
    pieces.forEach((one, index) => {
      for (const other of pieces.slice(index + 1)) {
        if (other.box.top >= one.box.bottom) break;
        if (one.pin !== other.pin || isWithin(one.element, other.element) || isWithin(other.element, one.element))
          continue;
        const [first, second] = [targetOf(one.element), targetOf(other.element)];
        if (isWithin(first, second) || isWithin(second, first)) continue;
        if (!isLarge(overlap(one.box, other.box), 3, 3)) continue;
        const isText = one.what.startsWith('text') && other.what.startsWith('text');
        // A small control on a large one, such as the heart on a picture, is meant; so is a word on a link's picture.
        if (!isText && (contains(one.box, other.box) || contains(other.box, one.box))) continue;
        found.add(`${one.what} overlaps ${other.what}`);
      }
    });
  };

  const middle = Math.floor(steps / 2);
  for (let step = 0; step < steps; step += 1) {
    const part = step / (steps - 1);
    scrollAll(part);
    await frame();
    if ([0, middle, steps - 1].includes(step)) {
      findSidewaysScroll();
      findOverlaps();
    }
    await findCovered(part);
  }
  return [...found];
};
