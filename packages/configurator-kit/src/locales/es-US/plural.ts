import { createPlural } from '@settee/ui';

export const plural = createPlural('es-US');

export const items = (count: number) => plural(count, { one: '# artículo', other: '# artículos' });
