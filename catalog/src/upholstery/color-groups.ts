/** The colors one filters by, and the covers of each. */
export const colorGroups: Readonly<Record<string, readonly number[]>> = {
  White: [1102, 1205, 1402, 1601, 1002, 4201, 4304],
  Beige: [1101, 1201, 1401, 1503, 1605, 1901, 1001, 1003],
  Gray: [1106, 1206, 1403, 1502, 1506, 1701, 1702, 1802, 1902, 1904],
  Black: [1104, 1806, 1906, 1006, 4104],
  Brown: [1105, 1404, 1504, 1602, 1606, 1805, 1903, 4101, 4102, 4103, 4202, 4301, 4303],
  Blue: [1204, 1303, 1304, 1406, 1505, 1706, 1804, 1004, 4204],
  Green: [1103, 1202, 1301, 1306, 1405, 1603, 1705, 1803, 1905, 4203],
  Yellow: [1302, 1703],
  Orange: [1203, 1005],
  Red: [1305, 1704, 4302],
  Pink: [1801],
  Purple: [1501, 1604],
};

/** The group of a cover; empty when it is in none. */
export function getColorGroup(code: number): string {
  return Object.entries(colorGroups).find(([, codes]) => codes.includes(code))?.[0] ?? '';
}
