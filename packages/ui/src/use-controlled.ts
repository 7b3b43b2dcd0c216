import { useState } from 'react';

/**
 * State that the parent may control: `value` has precedence, without it the component has its own, which starts with
 * `defaultValue`. The setter calls `onChange` in both cases. Pass `isControlled` where the parent may give `undefined`.
 */
export function useControlled<Value, None = never>(
  value: Value | undefined,
  defaultValue: Value | None,
  onChange: ((value: Value) => void) | undefined,
  isControlled = value !== undefined,
) {
  const [own, setOwn] = useState<Value | None>(defaultValue);
  const change = (next: Value) => {
    if (!isControlled) setOwn(next);
    onChange?.(next);
  };
  return [isControlled ? (value as Value | None) : own, change] as const;
}
