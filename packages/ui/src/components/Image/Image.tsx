import { cx } from 'class-variance-authority';
import type { ComponentProps, CSSProperties } from 'react';
import * as ReactDOM from 'react-dom';
import { fetchPriority } from '../../react-18.ts';
import * as css from './Image.css.ts';
import { withRef } from '../../react-18.ts';

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

/**
 * Names the picture in the head of the server's HTML, where browsers find it before they have read the page. In the
 * browser the image element loads as soon, and a frame that changes its width would load another file.
 */
function preloadPicture({ avif }: ImageFiles, imageSizes: string) {
  const last = avif.at(-1);
  if (!last) return;
  const options = {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet(avif),
    imageSizes,
    fetchPriority: 'high',
  } as const;
  // React 18 has no such function.
  ReactDOM.preload?.(last.url, options);
}

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
export const Image = withRef(function Image({
  picture: image,
  alt,
  sizes,
  priority = false,
  ratio,
  className,
  style,
  ...rest
}: ImageProps) {
  const { width, height, color, placeholder, overlay } = image;
  const backgroundStyle: CSSProperties & Record<'--ratio', string> = {
    '--ratio': `${width} / ${height}`,
    backgroundColor: color,
    backgroundImage: placeholder ? `url("${placeholder}")` : undefined,
    aspectRatio: ratio,
  };
  const loading = priority ? ({ loading: 'eager', ...fetchPriority('high') } as const) : ({ loading: 'lazy' } as const);
  const size = { width, height, sizes };
  if (priority && typeof document === 'undefined') preloadPicture(image, sizes);

  return (
    <span className={cx(css.root, className)} style={{ ...backgroundStyle, ...style }}>
      <Layer {...loading} {...rest} {...size} files={image} alt={alt} />
      {/* Rendered after the base image and with low priority, so that it never delays the base image. */}
      {overlay && <Layer {...size} loading="lazy" {...fetchPriority('low')} files={overlay} alt="" />}
    </span>
  );
});
