import type { Cents } from '@settee/domain';
import type { CatalogPrice, PerSite } from './site-types.ts';

/** Canadian list prices are set, not converted: the US price times 1.3, rounded to the next whole 10 dollars less one. */
function canadian(cents: Cents): Cents {
  return cents === 0 ? 0 : Math.ceil((cents * 1.3) / 1000) * 1000 - 100;
}

/** A price from US dollars, on sale when `was` is given. */
export function price(dollars: number, was = dollars): PerSite<CatalogPrice> {
  const current = dollars * 100;
  const regular = was * 100;
  return {
    USA: { current, regular },
    CANADA: { current: canadian(current), regular: canadian(regular) },
  };
}

/** A surcharge from US dollars. */
export function surcharge(dollars: number): PerSite<Cents> {
  return { USA: dollars * 100, CANADA: Math.round(dollars * 1.3) * 100 };
}

export function stock(us: number, canada: number): PerSite<number> {
  return { USA: us, CANADA: canada };
}
