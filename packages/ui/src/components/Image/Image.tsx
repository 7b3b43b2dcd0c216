import { cx } from 'class-variance-authority';
import type { ComponentProps, CSSProperties } from 'react';
import * as css from './Image.css.ts';

/** One encoded width of a picture; `width` in px. */
export interface ImageFile {
  width: number;
  url: string;
}

/** The same picture at several widths. */
export interface ImageFiles {
  avif: readonly ImageFile[];
  /** Files for browsers without AVIF; the last is also the `src`. */
  webp: ImageFile | readonly ImageFile[];
}

/** A photograph at several widths, with what holds its place while it loads. */
export interface ImageSource extends ImageFiles {
  /** Intrinsic size in px. */
  width: number;
  height: number;
  /** Dominant color in the image. */
  color: string;
  /** A data URL of a dozen pixels; empty when there is none. */
  placeholder: string;
  /** Transparent image with the same frame, layered on top. */
  overlay?: ImageFiles;
}

export interface ImageProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'sizes'> {
  /** The photograph, at all the widths there are. */
  picture: ImageSource;
  /** Description of the image; empty when the text next to it describes it. */
  alt: string;
  /** Width it is drawn at, in the syntax of the attribute. */
  sizes: string;
  /** Loads at once and first: for the largest picture of a first screen. */
  priority?: boolean;
  /** Crops to a proportion, as `4 / 3`; the photograph's own without it. */
  ratio?: string | number;
}

type LayerProps = Omit<ImageProps, 'picture' | 'priority' | 'ratio'> & {
  files: ImageFiles;
  width: number;
  height: number;
};

const srcSet = (files: readonly ImageFile[]) => files.map(({ url, width }) => `${url} ${width}w`).join(', ');

function Layer({ files: { avif, webp: given }, alt, sizes, loading, ...rest }: LayerProps) {
  const webp = 'url' in given ? [given] : given;
  return (
    <picture className={css.frame}>
      {avif.length > 0 && <source className={css.source} type="image/avif" srcSet={srcSet(avif)} sizes={sizes} />}
      <img
        loading={loading}
        decoding="async"
        {...rest}
        alt={alt}
        sizes={sizes}
        srcSet={srcSet(webp)}
        src={webp.at(-1)?.url}
        className={css.image}
      />
    </picture>
  );
}

/** Image that reserves its space, shows its color immediately and fetches only the required size. */
export function Image({ picture: image, alt, sizes, priority = false, ratio, className, style, ...rest }: ImageProps) {
  const { width, height, color, placeholder, overlay } = image;
  const backgroundStyle: CSSProperties & Record<'--ratio', string> = {
    '--ratio': `${width} / ${height}`,
    backgroundColor: color,
    backgroundImage: placeholder && `url("${placeholder}")`,
    aspectRatio: ratio,
  };
  const loading = priority ? ({ loading: 'eager', fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  const size = { width, height, sizes };

  return (
    <span className={cx(css.root, className)} style={{ ...backgroundStyle, ...style }}>
      <Layer {...loading} {...rest} {...size} files={image} alt={alt} />
      {/* Rendered after the base image and with low priority, so that it never delays the base image. */}
      {overlay && <Layer {...size} loading="lazy" fetchPriority="low" files={overlay} alt="" />}
    </span>
  );
}
