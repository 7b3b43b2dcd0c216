import type { Cents } from '@settee/domain';

/** Somebody who may take part in the rewards programme. */
export interface Member {
  emailAddress: string;
}

/** A certificate with what is left on it. */
export interface Certificate {
  number: string;
  value: Cents;
  endsAt: Date;
}

/** Who grants reward certificates; their money is kept as stored value. A call that fails throws. */
export interface RewardsProgram {
  /** Everything granted to a member that is not spent, ended ones too. */
  certificatesOf(member: Member): Promise<readonly Certificate[]>;
}
