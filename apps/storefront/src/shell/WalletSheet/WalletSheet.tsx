import { walletMessages } from '@settee/checkout-kit';
import { type Address, formatPrice } from '@settee/domain';
import { Alert, Button, Dialog, RadioGroup, Select, SummaryList } from '@settee/ui';
import { useState } from 'react';
import { fetchJson } from '../../edges/fetch-json.ts';
import type { OpenSheet } from '../../edges/wallet-sheet.ts';
import { useSite } from '../../data/site.ts';
import { walletSheetMessages } from './messages.ts';
import { useWords } from '../words.ts';

/** Call of the embedded provider with which a sheet approves a payment. */
const sheetUrl = '/api/payment-provider/wallet-sheet';

interface Approved {
  nonce: string;
  account: string;
  billingContact: Address;
}

/** The selections of the shopper in a demo sheet. */
interface Selection {
  hasOtherAddress: boolean;
  outcome: string;
}

/** Approves the payment of a sheet at the provider and closes the sheet with the result. */
function useApproval({ kind, amount, currency, basketId, close }: OpenSheet) {
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const approve = async (selection: Selection) => {
    setIsBusy(true);
    setHasFailed(false);
    try {
      const body = { kind, reference: basketId, amount, currency, ...selection };
      const { nonce, account, billingContact } = (await fetchJson(sheetUrl, body)) as Approved;
      const approval =
        kind === 'venmo'
          ? { kind, nonce, username: account, deviceData: '' }
          : { kind, nonce, deviceData: '', billingContact };
      close({ status: 'approved', approval });
    } catch {
      setIsBusy(false);
      setHasFailed(true);
    }
  };
  return { isBusy, hasFailed, approve };
}

/** A sheet over the page, as Apple Pay and Venmo open one; a demo with one account. WALLET-05, WALLET-08 */
export function WalletSheet({ sheet }: { sheet: OpenSheet }) {
  const labels = useWords('walletSheet', walletSheetMessages);
  const { kind, amount, close } = sheet;
  const site = useSite();
  const name = walletMessages.walletNames[kind];
  const [address, setAddress] = useState('0');
  const [outcome, setOutcome] = useState('approved');
  const { isBusy, hasFailed, approve } = useApproval(sheet);
  return (
    <Dialog
      open
      onOpenChange={() => close({ status: 'canceled' })}
      size="small"
      title={labels.title(name)}
      description={labels.demo(name)}
      actions={
        <>
          <Button tone="quiet" onClick={() => close({ status: 'declined' })}>
            {labels.decline}
          </Button>
          <Button busy={isBusy} onClick={() => void approve({ hasOtherAddress: address === '1', outcome })}>
            {labels.approve}
          </Button>
        </>
      }
    >
      {hasFailed && (
        <Alert tone="critical" live="assertive">
          {labels.failed}
        </Alert>
      )}
      <SummaryList rows={[{ label: labels.total, value: formatPrice(amount, site), strong: true }]} />
      {kind === 'applePay' && (
        <RadioGroup
          legend={labels.billing}
          value={address}
          onValueChange={setAddress}
          options={labels.addresses[site.siteCulture].map((label, index) => ({ value: String(index), label }))}
        />
      )}
      <Select
        label={labels.outcome}
        value={outcome}
        onChange={(event) => setOutcome(event.target.value)}
        options={labels.outcomes}
      />
    </Dialog>
  );
}
