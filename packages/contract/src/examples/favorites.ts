export const recapId = 92_016_442_871;
export const sofa = { sku: 100112, optionChoiceParameter: '11-3002_12-1202_13-2001' };
