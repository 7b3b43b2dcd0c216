import { encoded, inLanguage } from '@settee/domain';
import { Icon, VisuallyHidden, lazyPart } from '@settee/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getPathname } from '../../edges/navigation.ts';
import { shellMessages } from '../messages.ts';
import { linkWithOtherParams } from '../../other-params.ts';
import { usePage, useSite } from '../../data/site.ts';
import { OtherParams } from '../OtherParams.tsx';
import { useWords } from '../words.ts';
import * as css from './SearchBox.css.ts';
import type { SelectedSuggestion } from './Suggestions.tsx';
import { useOptions } from './useOptions.ts';

type Options = ReturnType<typeof useOptions>;

const Suggestions = lazyPart(() => import('./Suggestions.tsx').then(({ Suggestions }) => Suggestions));

export interface SearchBoxProps {
  className?: string;
  /** Initial value of the field. */
  query?: string;
  /** Moves the focus to the field, on a page for searching. */
  hasFocus?: boolean;
}

/** Attributes of a combobox with a list of suggestions, by ARIA's practices. */
const comboboxProps = (id: string, { at, count }: Pick<Options, 'at' | 'count'>, isShown: boolean) =>
  ({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isShown && count > 0,
    'aria-controls': `${id}-list`,
    'aria-activedescendant': at >= 0 ? `${id}-${at}` : undefined,
  }) as const;

/** The typed text with its suggestions, and the navigation to a suggestion or to the results. */
function useSearch({ query: initialQuery = '', hasFocus = false }: SearchBoxProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(initialQuery);
  const input = useRef<HTMLInputElement>(null);
  const options = useOptions();
  useEffect(() => {
    if (hasFocus) input.current?.focus({ preventScroll: true });
  }, [hasFocus]);
  const query = typed.trim();
  const results = `/search?q=${encoded(query)}`;
  const go = ({ url }: SelectedSuggestion) => {
    options.close();
    input.current?.blur();
    void navigate(linkWithOtherParams(url, { pathname: getPathname(), search: location.search }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (query) go(options.active ?? { url: results });
  };
  const type = (text: string) => {
    setTyped(text);
    options.open();
  };
  return { typed, query, results, input, options, isShown: options.isOpen && query.length > 1, type, submit, go };
}

/** The search field with suggestions, a combobox as ARIA's practices have it; a plain form without script. */
export function SearchBox(props: SearchBoxProps) {
  const messages = useWords('shell', shellMessages);
  const id = useId();
  const { brand } = useSite();
  const { languagePrefix } = usePage();
  const { typed, query, results, input, options, isShown, type, submit, go } = useSearch(props);
  return (
    <search className={props.className}>
      <form
        className={css.form}
        action={inLanguage(languagePrefix, '/search')}
        onSubmit={submit}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) options.close();
        }}
      >
        <OtherParams path="/search" />
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
          enterKeyHint="search"
          {...comboboxProps(id, options, isShown)}
          onChange={({ target }) => type(target.value)}
          onKeyDown={options.onKeyDown}
        />
        {isShown ? (
          <Suggestions id={id} query={query} all={results} at={options.at} onList={options.list} onSelect={go} />
        ) : null}
      </form>
    </search>
  );
}
