import { screen, userEvent, within } from 'storybook/test';

/** Queries of tests for an address form, and a click on its 'Next' button. */
export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

export const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option', { hidden: true })
    .map(({ textContent }) => textContent);

export function getDescription(label: string | RegExp): string {
  const id = field(label).getAttribute('aria-describedby') ?? '';
  return id
    .split(' ')
    .map((part) => document.getElementById(part)?.textContent ?? '')
    .join(' ');
}

export const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));
