import { createPlural } from '@settee/ui';

export const plural = createPlural('fr-CA');

export const articles = (count: number) => plural(count, { one: '# article', other: '# articles' });
