import type { treatedAs } from '@settee/domain';
import type { ReactNode } from 'react';

/** Marks in one color by the types that `treatedAs` returns, drawn in 40 × 24 units. CARD-18 */
export const drawings: Readonly<Record<ReturnType<typeof treatedAs>, ReactNode>> = {
  visa: (
    <path
      transform="skewX(-12) translate(5.5)"
      d="m5 7.5 3.2 9 3.2-9M15 7.5v9M24 9.2c-.8-1.1-1.7-1.6-2.8-1.6-1.5 0-2.5.8-2.5 2.1 0 3 5.5 1.7 5.5 4.7 0 1.3-1.1 2.1-2.7 2.1-1.3 0-2.4-.6-3.1-1.8M26.3 16.5l3.3-9 3.3 9M27.4 13.6h4.4"
    />
  ),
  mc: (
    <>
      <circle cx="15.5" cy="12" r="7" fill="currentColor" stroke="none" />
      <circle cx="24.5" cy="12" r="7" fill="currentColor" fillOpacity=".3" />
    </>
  ),
  amex: (
    <path d="m2.5 16.5 3.2-9 3.2 9M3.6 13.6H8M11.5 16.5v-9l3.5 5 3.5-5v9M27 7.5h-5v9h5M22 12h4.5M29.8 7.5l7 9M36.8 7.5l-7 9" />
  ),
  discover: (
    <>
      <path d="M3 7.5v9h1.6c2.7 0 4.4-1.7 4.4-4.5S7.3 7.5 4.6 7.5H3ZM12.2 7.5v9M20.8 9.2c-.8-1.1-1.6-1.6-2.7-1.6-1.4 0-2.3.8-2.3 2.1 0 3 5.2 1.7 5.2 4.7 0 1.3-1 2.1-2.5 2.1-1.2 0-2.2-.6-2.9-1.8" />
      <circle cx="31" cy="12" r="5.5" fill="currentColor" stroke="none" />
    </>
  ),
  synchrony_plcc: (
    <path d="M10.5 11V8a2.5 2.5 0 0 1 2.5-2.5h14A2.5 2.5 0 0 1 29.5 8v3M7.5 16.5v-4a1.8 1.8 0 0 1 3.6 0V14h17.8v-1.5a1.8 1.8 0 0 1 3.6 0v4h-25ZM10 16.5v2.5M30 16.5v2.5" />
  ),
  synchrony_cbcc: <path d="m20 4.5 2.3 4.8 5.2.7-3.8 3.7.9 5.3-4.6-2.5-4.6 2.5.9-5.3L12.5 10l5.2-.7L20 4.5Z" />,
  imprint: (
    <>
      <path d="M9 6.5h14l8 5.5-8 5.5H9v-11Z" />
      <circle cx="24" cy="12" r="1.5" fill="currentColor" stroke="none" />
    </>
  ),
};
