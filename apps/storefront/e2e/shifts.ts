declare global {
  var shifts: string[] | undefined;
}

/** Runs in the page: notes every shift of the layout that the shopper did not cause. */
export const watchShifts = () => {
  const found: string[] = [];
  globalThis.shifts = found;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('hadRecentInput' in entry) || entry.hadRecentInput || !('sources' in entry)) continue;
      const sources: readonly { node?: Node }[] = Array.isArray(entry.sources) ? entry.sources : [];
      const moved = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 90) : String(node?.nodeName),
      );
      found.push(`${'value' in entry ? entry.value : ''} ${moved.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};
