/** How often registries may be changed. */
export const registryRate = { name: 'registry', seconds: 60, perSession: 120, perAddress: 600 };
