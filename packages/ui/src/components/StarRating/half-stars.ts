/** A rating on the scale of 1 to 5, rounded to half stars for drawing. SUMM-07 */
export function halfStars(rating: number): number {
  return Math.round(Math.min(Math.max(rating, 1), 5) * 2) / 2;
}
