/** URL of the page of all swatches; in a separate module, since every page links to it. FABRIC-01 */
export const freeSwatchesUrl = '/free-swatches';
