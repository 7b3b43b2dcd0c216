import { ReportReview } from '@settee/configurator-kit';
import { ok } from '@settee/domain';
import { useState } from 'react';

const ports = { report: async () => ok(null), log: () => {} };

export function ReportReviewExample() {
  const [isOpen, setOpen] = useState(true);
  return isOpen && <ReportReview reviewId={7} ports={ports} onReported={() => {}} onClose={() => setOpen(false)} />;
}
