import {
  type CartLineItem,
  countReturnable,
  formatPrice,
  type OrderDetails,
  type OrderReturns,
  type ReturnableLine,
  returnReasons,
  type PriceFormat,
} from '@settee/domain';
import { Alert, Button, Checkbox, Heading, Image, QuantitySelector, Select, SummaryList } from '@settee/ui';
import { optionText } from '../../cart/option-text.ts';
import { sectionTitle } from '../../section-title.css.ts';
import type { AfterOrderMessages } from '../after-order-messages.ts';
import type { ReturnFormControl } from './useReturnForm.ts';
import * as css from './ReturnScreen.css.ts';

interface ReturnFormProps {
  order: OrderDetails;
  returns: OrderReturns;
  site: PriceFormat;
  control: ReturnFormControl;
  labels: AfterOrderMessages;
}

interface Row {
  line: CartLineItem;
  returnable: ReturnableLine;
  /** Pieces that can still be returned. */
  returnableQuantity: number;
}

function getRows({ lineItems }: OrderDetails, { lines }: OrderReturns): Row[] {
  return lineItems.flatMap((line) => {
    const returnable = lines.find(({ lineId }) => lineId === line.id);
    return returnable ? [{ line, returnable, returnableQuantity: countReturnable(returnable) }] : [];
  });
}

/** Prompts for the lines and quantities that are sent back and the reason, and shows the refund. */
export function ReturnForm({ order, returns, site, control, labels }: ReturnFormProps) {
  const rows = getRows(order, returns);
  const excluded = rows.filter(({ returnable }) => returnable.exclusion !== null);
  const { form, problems, reason, isBusy, message } = control;
  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        control.submit();
      }}
    >
      <LineChoices rows={rows} control={control} labels={labels} />
      {excluded.length > 0 && <ExcludedLines rows={excluded} labels={labels} />}
      <Select
        label={labels.reason}
        placeholder={labels.chooseReason}
        required
        data-field="reason"
        value={reason}
        error={problems.reason && labels.reasonProblem}
        options={returnReasons.map((value) => ({ value, label: labels.reasons[value] }))}
        onChange={({ target }) => control.setReason(returnReasons.find((one) => one === target.value) ?? '')}
      />
      <RefundSummary refund={control.refund} site={site} labels={labels} />
      {message !== '' && (
        <Alert tone="critical" live="assertive">
          {message}
        </Alert>
      )}
      {/* Without it the grid would stretch the button. */}
      <div>
        <Button
          type="submit"
          size="large"
          busy={isBusy}
          onClick={(event) => {
            // The second click of a double click.
            if (event.detail > 1) event.preventDefault();
          }}
        >
          {labels.request}
        </Button>
      </div>
    </form>
  );
}

interface LineChoicesProps extends Pick<ReturnFormProps, 'control' | 'labels'> {
  rows: readonly Row[];
}

/** The lines that can still be returned; those that were returned entirely are listed with the returns. */
function LineChoices({ rows, control, labels }: LineChoicesProps) {
  const hasProblem = control.problems.lines !== null;
  return (
    <fieldset className={css.lines} aria-describedby={hasProblem ? 'return-lines-problem' : undefined}>
      <legend className={css.legend}>{labels.lines}</legend>
      {hasProblem && (
        <p id="return-lines-problem" className={css.problem}>
          {labels.linesProblem}
        </p>
      )}
      {rows
        .filter(({ returnableQuantity }) => returnableQuantity > 0)
        .map((row, index) => (
          <LineChoice key={row.line.id} row={row} control={control} labels={labels} isFirst={index === 0} />
        ))}
    </fieldset>
  );
}

interface LineChoiceProps extends Pick<ReturnFormProps, 'control' | 'labels'> {
  row: Row;
  /** Takes the focus when no line is chosen. */
  isFirst: boolean;
}

function LineChoice({ row: { line, returnableQuantity }, control, labels, isFirst }: LineChoiceProps) {
  const { name, options, picture } = line.itemInfo;
  const quantity = control.selected.find(({ lineId }) => lineId === line.id)?.quantity ?? 0;
  return (
    <div className={css.line}>
      <Image picture={picture} alt="" sizes="76px" className={css.image} />
      <div className={css.choice}>
        <Checkbox
          label={name}
          checked={quantity > 0}
          data-field={isFirst ? 'lines' : undefined}
          onChange={({ target }) => control.select(line.id, target.checked ? returnableQuantity : 0)}
        />
        {options.length > 0 && <p className={css.muted}>{optionText(options)}</p>}
        {returnableQuantity === 1 || quantity === 0 ? (
          <p className={css.muted}>{labels.quantity(returnableQuantity)}</p>
        ) : (
          <QuantitySelector
            label={labels.quantityOf(name)}
            value={quantity}
            max={returnableQuantity}
            onValueChange={(next) => control.select(line.id, next)}
          />
        )}
      </div>
    </div>
  );
}

function ExcludedLines({ rows, labels }: { rows: readonly Row[]; labels: AfterOrderMessages }) {
  return (
    <section className={css.excluded} aria-label={labels.excludedTitle}>
      <Heading level={2} size="h3" className={sectionTitle}>
        {labels.excludedTitle}
      </Heading>
      <ul className={css.plain}>
        {rows.map(({ line, returnable: { exclusion } }) => (
          <li key={line.id}>
            <p className={css.name}>{line.itemInfo.name}</p>
            {exclusion && <p className={css.muted}>{labels.exclusions[exclusion]}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RefundSummaryProps extends Pick<ReturnFormProps, 'site' | 'labels'> {
  refund: ReturnFormControl['refund'];
}

function RefundSummary({ refund, site, labels }: RefundSummaryProps) {
  const price = (cents: number) => formatPrice(cents, site);
  return (
    <section className={css.excluded} aria-label={labels.refundTitle}>
      <Heading level={2} size="h3" className={sectionTitle}>
        {labels.refundTitle}
      </Heading>
      <SummaryList
        aria-live="polite"
        rows={[
          { label: labels.refundItems, value: price(refund.paid) },
          { label: labels.refundTax, value: price(refund.tax) },
          ...(refund.delivery > 0 ? [{ label: labels.refundDelivery, value: price(refund.delivery) }] : []),
          { label: labels.refundTotal, value: price(refund.total), strong: true },
        ]}
      />
      <p className={css.muted}>{labels.refundHint}</p>
    </section>
  );
}
