import { Icon, VisuallyHidden, lazyPart } from '@settee/ui';
import { Suspense, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from '../messages.ts';
import { useSite } from '../site.ts';
import * as css from './SearchBox.css.ts';
import type { SelectedSuggestion } from './Suggestions.tsx';
import { useOptions } from './useOptions.ts';

const Suggestions = lazyPart(() => import('./Suggestions.tsx').then(({ Suggestions }) => Suggestions));

export interface SearchBoxProps {
  className?: string;
  /** Initial value of the field. */
  query?: string;
}

/** The search field with suggestions, a combobox as ARIA's practices have it; a plain form without script. */
export function SearchBox({ className, query = '' }: SearchBoxProps) {
  const id = useId();
  const navigate = useNavigate();
  const { brand } = useSite();
  const [typed, setTyped] = useState(query);
  const input = useRef<HTMLInputElement>(null);
  const options = useOptions();
  const go = ({ url }: SelectedSuggestion) => {
    options.close();
    input.current?.blur();
    void navigate(url);
  };
  const results = `/search?q=${encodeURIComponent(typed.trim())}`;
  const isShown = options.isOpen && typed.trim().length > 1;
  return (
    <search className={className}>
      <form
        className={css.form}
        action="/search"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim()) go(options.active ?? { url: results });
        }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) options.close();
        }}
      >
        <label htmlFor={`${id}-field`}>
          <VisuallyHidden>{messages.searchLabel}</VisuallyHidden>
        </label>
        <Icon name="search" size={20} className={css.icon} />
        <input
          ref={input}
          id={`${id}-field`}
          className={css.input}
          type="search"
          name="q"
          value={typed}
          maxLength={100}
          placeholder={messages.searchPlaceholder[brand]}
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown && options.count > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={options.at >= 0 ? `${id}-${options.at}` : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            options.open();
          }}
          onKeyDown={options.onKeyDown}
        />
        {isShown ? (
          <Suspense>
            <Suggestions id={id} query={typed.trim()} all={results} at={options.at} onList={options.list} onPick={go} />
          </Suspense>
        ) : null}
      </form>
    </search>
  );
}
