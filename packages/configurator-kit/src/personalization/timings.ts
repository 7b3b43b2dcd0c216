/** How long the preview waits for the next keystroke before it is drawn anew, in ms. */
export const renderDelay = 350;
