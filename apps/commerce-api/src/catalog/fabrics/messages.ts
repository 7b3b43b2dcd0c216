/** A fabric that has no name here. */
export const unknownFabric = (code: number) => `Fabric ${code}`;
