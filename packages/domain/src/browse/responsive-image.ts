/** One encoded width of a picture. `width` in px. */
export interface ImageWidth {
  width: number;
  url: string;
}

/** The same picture at several widths. */
export interface ImageFiles {
  avif: readonly ImageWidth[];
  webp: ImageWidth;
}

/** A photograph at several widths, with what is needed to hold its place while it loads. */
export interface ResponsiveImage extends ImageFiles {
  alt: string;
  /** Intrinsic size in px. */
  width: number;
  height: number;
  /** Dominant background color, `#rrggbb`. */
  color: string;
  /** A data URL of a dozen pixels; empty when there is none. */
  placeholder: string;
  /** Transparent image of the same frame, drawn on top, such as another leg; `alt` describes both. */
  overlay?: ImageFiles;
}

/** A short silent film of a product. Size in px. */
export interface ProductVideo {
  width: number;
  height: number;
  webm: string;
  mp4: string;
}
