import { cx } from 'class-variance-authority';
import type { ComponentProps, CSSProperties } from 'react';
import * as css from './Picture.css.ts';

/** One encoded width of a picture; `width` in px. */
export interface PictureFile {
  width: number;
  url: string;
}

/** The same picture at several widths. */
export interface PictureFiles {
  avif: readonly PictureFile[];
  /** What browsers without AVIF get; the last one is also the `src`. */
  webp: PictureFile | readonly PictureFile[];
}

/** A photograph at several widths, with what holds its place while it loads. */
export interface PictureSource extends PictureFiles {
  /** Intrinsic size in px. */
  width: number;
  height: number;
  /** Dominant colour of the photograph. */
  color: string;
  /** A data URL of a dozen pixels; empty when there is none. */
  placeholder: string;
  /** A transparent picture of the same frame that lies on top. */
  overlay?: PictureFiles;
}

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'sizes'> {
  /** The photograph, at all the widths there are. */
  picture: PictureSource;
  /** What the photograph shows; empty when the text beside it says so. */
  alt: string;
  /** Width it is drawn at, in the syntax of the attribute. */
  sizes: string;
  /** Loads at once and first: for the largest picture of a first screen. */
  priority?: boolean;
  /** Crops to a proportion, as `4 / 3`; the photograph's own without it. */
  ratio?: string | number;
}

type LayerProps = Omit<PictureProps, 'picture' | 'priority' | 'ratio'> & {
  files: PictureFiles;
  width: number;
  height: number;
};

const srcSet = (files: readonly PictureFile[]) => files.map(({ url, width }) => `${url} ${width}w`).join(', ');

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

/** A photograph that keeps its place, shows its colour at once and fetches no more than it needs. */
export function Picture({ picture, alt, sizes, priority = false, ratio, className, style, ...rest }: PictureProps) {
  const { width, height, color, placeholder, overlay } = picture;
  const ground: CSSProperties & Record<'--ratio', string> = {
    '--ratio': `${width} / ${height}`,
    backgroundColor: color,
    backgroundImage: placeholder && `url("${placeholder}")`,
    aspectRatio: ratio,
  };
  const loading = priority ? ({ loading: 'eager', fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  const size = { width, height, sizes };

  return (
    <span className={cx(css.root, className)} style={{ ...ground, ...style }}>
      <Layer {...loading} {...rest} {...size} files={picture} alt={alt} />
      {/* It comes after what it lies on: what is looked at first is never held up by it. */}
      {overlay && <Layer {...size} loading="lazy" fetchPriority="low" files={overlay} alt="" />}
    </span>
  );
}
