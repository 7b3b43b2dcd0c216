declare global {
  var shifts: string[] | undefined;
}

interface Source {
  node?: Node;
  previousRect: DOMRect;
  currentRect: DOMRect;
}

/** Runs in the page: notes every shift of the layout that the shopper did not cause. */
export const trackLayoutShifts = () => {
  const found: string[] = [];
  globalThis.shifts = found;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('hadRecentInput' in entry) || entry.hadRecentInput || !('sources' in entry)) continue;
      const sources: readonly Source[] = Array.isArray(entry.sources) ? entry.sources : [];
      const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join();
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName} '${node?.textContent?.slice(0, 40)}' from ${box(previousRect)} to ${box(currentRect)}`,
      );
      found.push(`${'value' in entry ? entry.value : ''} ${moved.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};
