/** The height at which the summary drawer opens, in px. VIZ-09 */
export const summaryDrawerHeight = 30;
