import { ProblemsPopups, useProblems } from '@settee/checkout-kit';
import { Button } from '@settee/ui/Button';

const ports = { log: () => {}, goTo: () => {}, reloadPage: () => {} };
const failure = { message: 'Status: 503', action: 'SaveCard', apiUrl: '/checkout/card' };

export function ProblemsPopupsExample() {
  const problems = useProblems({ basketId: '1', ports });
  return (
    <>
      <Button onClick={() => problems.report(failure)}>Fail</Button>
      <ProblemsPopups problems={problems} />
    </>
  );
}
