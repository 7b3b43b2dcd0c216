import { ChecklistScreen } from '@settee/configurator-kit';
import { checklistFixture } from '@settee/configurator-kit/testing';

export function ChecklistScreenExample() {
  return <ChecklistScreen checklist={checklistFixture('main')} onRetry={() => {}} />;
}
