import type { RewardsData } from '@settee/domain';

export const noRewards: RewardsData = {
  errorMessage: '',
  successMessage: '',
  applied: [],
  certificates: [],
  rewardsTotal: 0,
};
