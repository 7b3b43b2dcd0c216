import type { Preview } from '@storybook/react-vite';
import { themeClass } from '../packages/ui/src/index.ts';

/** Axe rule that depends on the color scheme; all other rules give the same result in both schemes. */
const contrastOnly = { runOnly: ['color-contrast'] };

/** Repeats the contrast check in the other color scheme after a story, in automated runs only. */
export const checkOtherScheme: Preview['afterEach'] = async (context) => {
  if (!navigator.webdriver || context.viewMode === 'docs') return;
  const { brand, scheme } = context.globals;
  const page = document.documentElement;
  const previousClass = page.className;
  const { afterEach: checkA11y } = await import('@storybook/addon-a11y/preview');
  page.className = themeClass(brand === 'cb2' ? 'cb2' : 'main', scheme === 'dark' ? 'light' : 'dark');
  try {
    const a11y = { ...context.parameters.a11y, options: contrastOnly };
    await checkA11y({ ...context, parameters: { ...context.parameters, a11y } });
  } finally {
    page.className = previousClass;
  }
};
