import { configure } from 'storybook/test';

/** Popups are loaded when they are first needed, which on a busy machine takes longer than the usual second; in ms. */
configure({ asyncUtilTimeout: 5000 });
