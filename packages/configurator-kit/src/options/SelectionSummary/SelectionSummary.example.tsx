import { SelectionSummary } from '@settee/configurator-kit';
import { pageFixture } from '@settee/configurator-kit/testing';

const page = pageFixture('main');

export function SelectionSummaryExample() {
  return <SelectionSummary options={page.options} choices={{ 11: 3002 }} onEdit={() => {}} />;
}
