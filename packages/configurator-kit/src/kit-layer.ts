import { inLayer } from '@settee/ui/theme';

/** The layer of everything in this package, above the design system's. */
export const kit = (rule: Parameters<typeof inLayer>[1]) => inLayer('kit', rule);
