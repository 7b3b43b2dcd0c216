'use client';

import { type ReportReason, reportReasons } from '@settee/domain';
import { Alert, Button, Dialog, RadioGroup, TextArea, withRef } from '@settee/ui';
import { type FormEvent, useId, useState } from 'react';
import { type ReportMessages, reportMessages } from '../messages.ts';
import type { ReviewPorts } from '../ports.ts';
import { useFieldErrorEvents } from '../../useFieldErrorEvents.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './ReportReview.css.ts';

export interface ReportReviewProps extends RootRef<HTMLDivElement> {
  /** The review that is reported. */
  reviewId: number;
  /** Sends the report, and logs a failure. They never reject. */
  ports: Pick<ReviewPorts, 'report' | 'log'>;
  /** Called once the report was sent. */
  onReported: () => void;
  /** Called when the shopper closes it: by its button, Escape or the backdrop. Unmount it then. */
  onClose: () => void;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<ReportMessages>;
}

type State = { status: 'editing'; error: 'missing' | 'failed' | null } | { status: 'sending' } | { status: 'sent' };

/** Entries of the form, and the request. */
function useReport({ reviewId, ports, onReported }: ReportReviewProps, labels: ReportMessages) {
  const [reason, setReason] = useState<ReportReason>();
  const [comment, setComment] = useState('');
  const [state, setState] = useState<State>({ status: 'editing', error: null });
  const error = state.status === 'editing' ? state.error : null;
  useFieldErrorEvents('reportReview', { reason: error === 'missing' ? error : null });
  const send = async () => {
    if (state.status !== 'editing') return;
    if (!reason) return setState({ status: 'editing', error: 'missing' });
    setState({ status: 'sending' });
    const result = await ports.report(reviewId, reason, comment.trim());
    if (result.ok) {
      setState({ status: 'sent' });
      return onReported();
    }
    ports.log(labels.log, result.error);
    setState({ status: 'editing', error: 'failed' });
  };
  return { reason, setReason, comment, setComment, state, error, send };
}

/** Form that reports a review to the shop. */
export const ReportReview = withRef(function ReportReview(props: ReportReviewProps) {
  const { onClose } = props;
  const labels = useWords('report', reportMessages, props.messages);
  const id = useId();
  const report = useReport(props, labels);
  const isSent = report.state.status === 'sent';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void report.send();
  };
  return (
    <Dialog
      ref={props.ref}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={labels.title}
      closeLabel={labels.close}
      actions={
        isSent ? (
          <Button onClick={onClose}>{labels.done}</Button>
        ) : (
          <>
            <Button tone="outline" onClick={onClose}>
              {labels.cancel}
            </Button>
            <Button type="submit" form={id} busy={report.state.status === 'sending'}>
              {labels.send}
            </Button>
          </>
        )
      }
    >
      {isSent ? (
        <p role="status" className={css.text}>
          {labels.sent}
        </p>
      ) : (
        <form id={id} method="post" noValidate onSubmit={handleSubmit} className={css.form}>
          <Fields report={report} labels={labels} />
        </form>
      )}
    </Dialog>
  );
});

function Fields({ report, labels }: { report: ReturnType<typeof useReport>; labels: ReportMessages }) {
  const { reason, setReason, comment, setComment, error } = report;
  return (
    <>
      {error === 'failed' && (
        <Alert tone="critical" live="assertive">
          {labels.failed}
        </Alert>
      )}
      <RadioGroup
        legend={labels.legend}
        value={reason}
        error={error === 'missing' ? labels.missing : undefined}
        onValueChange={(value) => setReason(reportReasons.find((one) => one === value))}
        options={reportReasons.map((value) => ({ value, label: labels.reasons[value] }))}
      />
      <TextArea
        label={labels.comment}
        optional={labels.optional}
        maxLength={1000}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
    </>
  );
}
