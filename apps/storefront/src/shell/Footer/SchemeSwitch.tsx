import type { SchemeChoice } from '@settee/ui';
import { useScheme } from '../scheme.tsx';
import { shellMessages } from '../messages.ts';
import { useWords } from '../words.ts';
import * as css from './Footer.css.ts';

const choices: readonly SchemeChoice[] = ['auto', 'light', 'dark'];

/** Choice of the color scheme. */
export function SchemeSwitch() {
  const { scheme, choose } = useScheme();
  const { legend, names } = useWords('shell', shellMessages).scheme;
  return (
    <fieldset aria-label={legend} className={css.scheme}>
      {choices.map((choice) => (
        <label key={choice} className={css.schemeChoice}>
          <input
            type="radio"
            name="scheme"
            value={choice}
            checked={choice === scheme}
            onChange={() => choose(choice)}
            className={css.schemeInput}
          />
          <span>{names[choice]}</span>
        </label>
      ))}
    </fieldset>
  );
}
