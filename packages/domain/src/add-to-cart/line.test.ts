import { expect, test } from 'vitest';
import { addLocations, validateNewLine, newLine } from './line.ts';

test('ATC-01, ATC-02: an add has quantity 1 and ship method standard by default', () => {
  expect(newLine(100112)).toEqual({
    Sku: 100112,
    Quantity: 1,
    OptionChoiceParameter: '',
    Location: '',
    IsPickupSelected: false,
    GiftRegistryId: '',
    Position: 0,
    TotalPositions: 0,
    Url: '',
    IsInstallationServiceRequired: false,
    InstallationServiceType: '',
    PersonalizationText: '',
    IsPersonalized: false,
    PersonalizationId: '',
    ShipMethod: 'standard',
  });
  expect(newLine(100112, { Quantity: 3, ShipMethod: 'pickup' })).toMatchObject({ Quantity: 3, ShipMethod: 'pickup' });
});

test('ATC-04, PDP-25: the places an add can be raised at', () => {
  expect(addLocations).toEqual(['Carousel', 'plp', 'Furniture Add-On', 'material info flyout', 'Visualizer']);
});

test.each([
  [1, null],
  [99, null],
  [0, 'quantity'],
  [100, 'quantity'],
  [1.5, 'quantity'],
  [Number.NaN, 'quantity'],
  [1e300, 'quantity'],
])('a line of quantity %d has the problem %s', (quantity, problem) => {
  expect(validateNewLine(newLine(100112, { Quantity: quantity }))).toBe(problem);
});
