import type { FabricCard, FabricFacetAttribute } from '@settee/domain';

export const flax: FabricCard = {
  code: 1201,
  optionCode: 12,
  title: 'Flax',
  swatchName: 'Washed Linen, Flax',
  family: 'Washed Linen',
  typeName: 'Linen',
  color: '#c8b48f',
  images: { desktop: '/pictures/fabric.1201-320.avif', desktopHiRes: '/pictures/fabric.1201.webp' },
  isNla: false,
  additionalDetails: { swatchInStock: true },
};
export const gone: FabricCard = {
  ...flax,
  code: 1107,
  title: 'Slate',
  swatchName: 'Textured Bouclé, Slate',
  family: 'Textured Bouclé',
  typeName: 'Bouclé',
  color: '#6c7175',
  images: { desktop: '', desktopHiRes: '' },
  isNla: true,
  additionalDetails: { swatchInStock: false },
};

export const value = (group: string, key: string, label: string): FabricFacetAttribute => ({
  key,
  label,
  svgName: `${group}-${key}`,
  isDisabled: false,
  isSelected: false,
  count: 1,
  color: '',
});
