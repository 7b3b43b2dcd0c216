import { afterEach, beforeEach, vi } from 'vitest';

/** For tests without a layout: everything is near, nothing changes its size, and the window has a width in px. */
export function stubLayout(): { widen: (width: number) => void } {
  const widen = (width: number) => {
    const limit = (query: string) => Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0);
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: width <= limit(query),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
  };
  class Still {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  class Near extends Still {
    told: IntersectionObserverCallback;
    constructor(told: IntersectionObserverCallback) {
      super();
      this.told = told;
    }
    override observe(target?: Element) {
      const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry;
      this.told([entry], this as unknown as IntersectionObserver);
    }
  }
  beforeEach(() => {
    widen(1280);
    Element.prototype.scrollIntoView ??= () => {};
    vi.stubGlobal('ResizeObserver', Still);
    vi.stubGlobal('IntersectionObserver', Near);
  });
  afterEach(() => vi.unstubAllGlobals());
  return { widen };
}
