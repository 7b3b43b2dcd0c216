/** Text above the swatches that can be ordered. SWATCH-15 */
export const swatchModalMessage = 'Choose up to five. Each is 4 inches square, labeled on the back and sent by mail.';
