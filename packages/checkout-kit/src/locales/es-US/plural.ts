import { createPlural } from '@settee/ui';

export const plural = createPlural('es-US');

export const articulos = (count: number) => plural(count, { one: '# artículo', other: '# artículos' });
