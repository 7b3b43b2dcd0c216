/** What the shop says above the swatches one can order. SWATCH-15 */
export const swatchModalMessage =
  'Choose up to five. They come by letter post, cut four inches square, with the name on the back.';
