import { cx } from 'class-variance-authority';
import { type ComponentProps, cloneElement, createElement, type ReactElement } from 'react';

/**
 * What a component renders in place of its usual element: an element that gets the component's properties, as
 * `<NextLink prefetch={false} />`, or a function of them.
 */
export type Render<Props> = ReactElement<Partial<Props>> | ((props: Props) => ReactElement);

/** The properties of the component have precedence over those of the element; both have their class. */
export function renderWith<Props extends { className?: string | undefined }>(
  render: Render<Props>,
  props: Props,
): ReactElement {
  if (typeof render === 'function') return render(props);
  const className = cx(render.props.className, props.className) || undefined;
  return cloneElement(render, { ...props, className } as Partial<Props>);
}

/** Renders a `<button>`, of type `button` unless `props` has another, or the element that replaces it, which may be a link. */
export function renderButton(render: Render<ComponentProps<'button'>> | undefined, props: ComponentProps<'button'>) {
  return render ? renderWith(render, props) : createElement('button', { type: 'button', ...props });
}
