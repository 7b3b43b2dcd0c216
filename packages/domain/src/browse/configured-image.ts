import type { ResponsiveImage, ImageFiles } from './responsive-image.ts';

/** Image of a choice: a material replaces the hero, a leg is an overlay on it. */
export interface ConfiguredImage extends ImageFiles {
  /** That of a cover describes the whole image; that of a leg is appended. */
  alt: string;
  /** The blurred hero image does not fit another cover, so it is left out. */
  placeholder?: string;
}

/** The hero in a cover with a leg; a choice without a picture changes nothing. */
export function configuredImage(
  hero: ResponsiveImage,
  cover: ConfiguredImage | undefined,
  leg: ConfiguredImage | undefined,
): ResponsiveImage {
  const dressed = cover ? { ...hero, placeholder: '', ...cover } : hero;
  if (!leg) return dressed;
  return { ...dressed, alt: `${dressed.alt}, ${leg.alt}`, overlay: { avif: leg.avif, webp: leg.webp } };
}
