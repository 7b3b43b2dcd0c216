/** Where all swatches can be browsed; apart from the rules, because every page leads there. FABRIC-01 */
export const freeSwatchesUrl = '/free-swatches';
