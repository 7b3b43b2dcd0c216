/** Rate limit of registry changes. */
export const registryRate = { name: 'registry', seconds: 60, perSession: 120, perAddress: 600 };
