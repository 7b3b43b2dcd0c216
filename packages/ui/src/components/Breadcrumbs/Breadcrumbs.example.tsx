import { Breadcrumbs } from '@settee/ui/Breadcrumbs';

export function BreadcrumbsExample() {
  return (
    <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Sofas', href: '/sofas' }, { label: 'Alder Sofa' }]} />
  );
}
