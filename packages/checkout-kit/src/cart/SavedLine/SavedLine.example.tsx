import { SavedLine } from '@settee/checkout-kit';
import { linesFixture } from '@settee/checkout-kit/testing';
import { getSite } from '@settee/domain';

const { chair } = linesFixture('main');

export function SavedLineExample() {
  return (
    <ul style={{ listStyle: 'none', padding: 0, maxInlineSize: 280 }}>
      <SavedLine line={chair} site={getSite('main', 'USA')} onMoveToCart={() => console.log('moved')} />
    </ul>
  );
}
