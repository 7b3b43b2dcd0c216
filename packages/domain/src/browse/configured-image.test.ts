import { expect, test } from 'vitest';
import { configuredImage } from './configured-image.ts';

const files = (name: string) => ({
  avif: [{ width: 640, url: `/${name}-640.avif` }],
  webp: { width: 640, url: `/${name}-640.webp` },
});
const hero = { alt: 'Sofa', width: 1280, height: 960, color: '#94a09d', placeholder: 'data:hero', ...files('hero') };
const rust = { alt: 'Sofa in Rust', ...files('rust') };
const walnut = { alt: 'with Walnut legs', ...files('walnut') };

test('without pictures of its choices a product shows its hero', () => {
  expect(configuredImage(hero, undefined, undefined)).toBe(hero);
});

test('a cover takes the place of the hero and not its placeholder', () => {
  expect(configuredImage(hero, rust, undefined)).toEqual({ ...hero, ...rust, placeholder: '' });
  expect(configuredImage(hero, { ...rust, placeholder: 'data:rust' }, undefined).placeholder).toBe('data:rust');
});

test('a leg is an overlay on the upholstered image or on the hero', () => {
  expect(configuredImage(hero, rust, walnut)).toEqual({
    ...hero,
    ...rust,
    placeholder: '',
    alt: 'Sofa in Rust, with Walnut legs',
    overlay: files('walnut'),
  });
  expect(configuredImage(hero, undefined, walnut)).toEqual({
    ...hero,
    alt: 'Sofa, with Walnut legs',
    overlay: files('walnut'),
  });
});
