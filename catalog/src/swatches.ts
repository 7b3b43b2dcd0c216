/** Text above the swatches that can be ordered. SWATCH-15 */
export const swatchModalMessage =
  'Choose up to five. They come by letter post, cut four inches square, with the name on the back.';
