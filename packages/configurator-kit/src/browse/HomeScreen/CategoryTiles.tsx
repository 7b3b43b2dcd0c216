import type { CategorySummary } from '@settee/domain';
import { Image, TextLink } from '@settee/ui';
import type { BrowseMessages } from '../messages.ts';
import * as css from './CategoryTiles.css.ts';

export interface CategoryTilesProps {
  categories: readonly CategorySummary[];
  labels: BrowseMessages;
}

/** Ten tiles make a mosaic: a large one, four small next to it, five in a row. */
function tileSizes(index: number, count: number): string {
  if (count !== 10) return '(min-width: 768px) 33vw, 50vw';
  if (index === 0) return '50vw';
  return index < 5 ? '(min-width: 768px) 25vw, 50vw' : '(min-width: 768px) 20vw, 50vw';
}

/** Tiles with the image of each category, linked to its page. */
export function CategoryTiles({ categories, labels }: CategoryTilesProps) {
  return (
    <ul className={css.root}>
      {categories.map(({ code, title, url, count, picture: image }, index) => (
        <li key={code} className={css.tile}>
          <TextLink href={url} className={css.link}>
            <span className={css.title}>{title}</span>
            <span className={css.count}>{labels.products(count)}</span>
          </TextLink>
          <Image picture={image} alt="" sizes={tileSizes(index, categories.length)} className={css.image} />
        </li>
      ))}
    </ul>
  );
}
