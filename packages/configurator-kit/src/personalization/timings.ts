/** Debounce delay between a keystroke and the preview request, in ms. */
export const renderDelayMs = 350;
