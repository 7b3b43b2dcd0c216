import { deliveriesPerRun, deliveryRuns, getDeliveryRegion } from '@settee/catalog';
import { getDeliverySlots, parseDeliverySlot, type CalendarDay, type SiteCulture } from '@settee/domain';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { dayText } from './day-texts.ts';
import { deliverySlots } from './tables.ts';

/** Days from the first possible slot on for which slots are offered. */
const daysOffered = 21;

/** A slot as the shopper chooses it. SHIP-09 */
export interface OfferedSlot {
  slot: string;
  label: string;
}

const weekdays = { mon: 1, tue: 2, wed: 3, thu: 4, fri: 5, sat: 6 } as const;

/** Slots that are booked up, by region name and slot. */
export type FullSlots = ReadonlySet<string>;

const keyOf = (region: string, slot: string) => `${region} ${slot}`;

/** The label of a slot, such as 'Tue, Dec 8, 8 am to noon'; empty for one that does not exist. */
function slotLabel(slot: string, siteCulture: SiteCulture): string {
  const parsed = parseDeliverySlot(slot);
  const run = deliveryRuns.find(({ code }) => code === parsed?.windowCode);
  return parsed && run ? `${dayText(parsed.day, siteCulture)}, ${run.title}` : '';
}

/** Slots of a region from a day on that still have room; none where no truck runs. SHIP-09 */
export function getOfferedSlots(
  ready: CalendarDay,
  { postalCode, siteCulture, fullSlots }: { postalCode: string; siteCulture: SiteCulture; fullSlots: FullSlots },
): OfferedSlot[] {
  const region = getDeliveryRegion(postalCode, siteCulture);
  if (!region) return [];
  const truckWeekdays = region.truckDays.map((day) => weekdays[day]);
  return getDeliverySlots(ready, { truckWeekdays, windows: deliveryRuns, days: daysOffered })
    .filter(({ slot }) => !fullSlots.has(keyOf(region.name, slot)))
    .map(({ slot }) => ({ slot, label: slotLabel(slot, siteCulture) }));
}

/** Loads the slots from a day on that are booked up; one query. */
export async function loadFullSlots(db: Database, from: CalendarDay): Promise<FullSlots> {
  const isFull = and(gte(deliverySlots.slot, from), gte(deliverySlots.booked, deliveriesPerRun));
  const rows = await db
    .select({ region: deliverySlots.region, slot: deliverySlots.slot })
    .from(deliverySlots)
    .where(isFull);
  return new Set(rows.map(({ region, slot }) => keyOf(region, slot)));
}

interface SlotDestination {
  postalCode: string;
  siteCulture: SiteCulture;
}

/** Makes room for another delivery again. */
export async function releaseSlot(
  tx: Database,
  slot: string,
  { postalCode, siteCulture }: SlotDestination,
): Promise<void> {
  const region = getDeliveryRegion(postalCode, siteCulture)?.name ?? '';
  const isIt = and(eq(deliverySlots.region, region), eq(deliverySlots.slot, slot));
  await tx
    .update(deliverySlots)
    .set({ booked: sql`${deliverySlots.booked} - 1` })
    .where(isIt);
}

/** Books a delivery slot; false when it is fully booked. ORDER-08 */
export async function bookSlot(
  tx: Database,
  slot: string,
  { postalCode, siteCulture }: SlotDestination,
): Promise<boolean> {
  const region = getDeliveryRegion(postalCode, siteCulture);
  if (!region) return false;
  const booked = await tx
    .insert(deliverySlots)
    .values({ region: region.name, slot, booked: 1 })
    .onConflictDoUpdate({
      target: [deliverySlots.region, deliverySlots.slot],
      set: { booked: sql`${deliverySlots.booked} + 1` },
      setWhere: sql`${deliverySlots.booked} < ${deliveriesPerRun}`,
    })
    .returning({ booked: deliverySlots.booked });
  return booked.length > 0;
}
