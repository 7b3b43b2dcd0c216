import { LinkNotice } from '@settee/configurator-kit';
import { pageFixture } from '@settee/configurator-kit/testing';
import { validateLink } from '@settee/domain';
import { useState } from 'react';

const { options } = pageFixture('main');

export function LinkNoticeExample() {
  const [problems, setProblems] = useState(validateLink('?option.12=9999', options).problems);
  return problems.length > 0 && <LinkNotice problems={problems} onDismiss={() => setProblems([])} />;
}
