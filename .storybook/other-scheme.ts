import type { Preview } from '@storybook/react-vite';
import { themeClass } from '../packages/ui/src/index.ts';

/** A rule that the colours of a scheme can break; the others see the same page in both. */
const byColour = { runOnly: ['color-contrast'] };

/** Where a test plays the story, judges what each has come to once more in the colours of its other scheme. */
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
