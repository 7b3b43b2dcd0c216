/** How long after it was cleared the max-swatches warning is raised again, in ms. FABRIC-11 */
export const maxWarningDelay = 10;
