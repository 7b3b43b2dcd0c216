import { rewardCertificates } from '@settee/catalog';
import { emailKey } from '@settee/domain';
import { inArray } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { RewardsProgram } from '../../../platform/ports/rewards-program.ts';
import { valueAccounts } from './tables.ts';

/** ms */
const day = 86_400_000;

/** Grants the catalog's certificates to the demo accounts. Each expires at the end of a day in UTC, counted from the start of the shop. */
export function embeddedRewards({ db, clock }: { db: Database; clock: Clock }): RewardsProgram {
  const today = Math.floor(clock.now().getTime() / day);
  return {
    async certificatesOf({ emailAddress }) {
      const granted = rewardCertificates.filter(({ account }) => emailKey(account) === emailKey(emailAddress));
      if (granted.length === 0) return [];
      const { number: name, spent } = valueAccounts;
      const numbers = granted.map(({ number }) => number);
      const rows = await db.select({ name, spent }).from(valueAccounts).where(inArray(name, numbers));
      const spentOn = new Map(rows.map((row) => [row.name, row.spent]));
      return granted
        .map(({ number, value, endsInDays }) => ({
          number,
          value: value - (spentOn.get(number) ?? 0),
          endsAt: new Date((today + endsInDays + 1) * day),
        }))
        .filter(({ value }) => value > 0);
    },
  };
}
