import type { Cents } from '@settee/domain';

/** Member of the rewards program. */
export interface Member {
  emailAddress: string;
}

/** A certificate with its remaining value. */
export interface Certificate {
  number: string;
  value: Cents;
  endsAt: Date;
}

/** Provider of reward certificates; their value is managed as stored value. Failed requests throw. */
export interface RewardsProgram {
  /** Everything granted to a member that is not spent, ended ones too. */
  certificatesOf(member: Member): Promise<readonly Certificate[]>;
}
