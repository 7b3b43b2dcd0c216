import type { Preview } from '@storybook/react-vite';
import { themeClass } from '../packages/ui/src/index.ts';

/** Axe rule that depends on the color scheme; all other rules give the same result in both schemes. */
const byColour = { runOnly: ['color-contrast'] };

/** Repeats the contrast check in the other color scheme after a story, in automated runs only. */
export const judgeOtherScheme: Preview['afterEach'] = async (context) => {
  if (!navigator.webdriver) return;
  const { brand, scheme } = context.globals;
  const page = document.documentElement;
  const worn = page.className;
  const { afterEach: judge } = await import('@storybook/addon-a11y/preview');
  page.className = themeClass(brand === 'cb2' ? 'cb2' : 'main', scheme === 'dark' ? 'light' : 'dark');
  try {
    const a11y = { ...context.parameters.a11y, options: byColour };
    await judge({ ...context, parameters: { ...context.parameters, a11y } });
  } finally {
    page.className = worn;
  }
};
