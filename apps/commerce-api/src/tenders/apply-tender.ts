import type { CheckoutState } from '@settee/domain';
import { changeCheckout } from '../order/change-checkout.ts';
import type { Call } from '../handler.ts';
import { Refused, refuseFields } from '../http/refused.ts';
import { isWithinRate, tooMany } from '../world/rate-limit.ts';
import { tenderMessages } from './messages.ts';
import type { Looked, ValueEntry } from './stored-value.ts';
import { basketTenders } from './tables.ts';

/** Nobody needs to guess PINs by the hundred. */
const rule = { name: 'tender', seconds: 600, perSession: 30, perAddress: 150 };
const mostTenders = 10;
/** Whoever keeps the money does not answer. TENDER-04 */
const unavailable = refuseFields([{ field: 'tender', message: 'Please try again later.' }], 503);

type Entry = Omit<ValueEntry, 'siteCulture'>;

async function look({ shopper, world, site }: Call, entry: Entry): Promise<Looked | Refused> {
  if (!(await isWithinRate(world, shopper, rule))) return tooMany;
  try {
    return await world.storedValue.look({ ...entry, siteCulture: site.siteCulture });
  } catch (error) {
    world.log.error({ err: error, kind: entry.kind }, 'stored value could not be looked up');
    return unavailable;
  }
}

/** What names it from here on; the number of a gift card is not kept. */
const shown = ({ kind, number }: Entry) => (kind === 'giftCard' ? number.slice(-4) : number);

/** The state with what was refused. */
function refusedState(state: CheckoutState, kind: Entry['kind'], errorMessage: string): CheckoutState {
  const { giftCardData, tenderCodesData } = state.paymentData;
  const said =
    kind === 'giftCard'
      ? { giftCardData: { ...giftCardData, errorMessage } }
      : { tenderCodesData: { ...tenderCodesData, errorMessage } };
  return { ...state, paymentData: { ...state.paymentData, ...said } };
}

/** Brings a gift card or a tender code to the basket, or says in the fresh state why not. TENDER-01, TENDER-05 */
export async function applyTender(call: Call, entry: Entry): Promise<CheckoutState | Refused> {
  const words = tenderMessages[entry.kind];
  const looked = await look(call, entry);
  if (looked instanceof Refused) return looked;
  let message = looked.isFound ? '' : words[looked.refusal];
  const answer = await changeCheckout(call, async ({ tx, basket, tenders, due }) => {
    if (!looked.isFound) return undefined;
    if (tenders.some(({ token }) => token === looked.token)) message = words.again;
    else if (tenders.length >= mostTenders) message = words['too-many'];
    else if (due === 0) message = words['nothing-due'];
    else {
      const { token, balance } = looked;
      const { kind } = entry;
      const row = { id: call.world.ids.row(), basketId: basket.id, kind, token, number: shown(entry), balance };
      await tx.insert(basketTenders).values(row);
    }
    return undefined;
  });
  return message === '' || answer instanceof Refused ? answer : refusedState(answer, entry.kind, message);
}
