/** Delay before a cleared max-swatches warning is shown again, in ms. FABRIC-11 */
export const maxWarningDelayMs = 10;
