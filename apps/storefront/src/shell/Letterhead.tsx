import { useSite } from '../data/site.ts';
import * as css from './Letterhead.css.ts';

/** The shop's name and number at the top of a printed page. */
export function Letterhead() {
  const { brandName, helpLine, helpHours } = useSite();
  return (
    <p className={css.root}>
      <strong className={css.brand}>{brandName}</strong>
      <span>{`${helpLine}, ${helpHours}`}</span>
    </p>
  );
}
