/** Care instructions by what a product is made of. */
export const careOf = {
  upholstery: 'Vacuum with the soft brush, spot clean.',
  leather: 'Dust with a dry cloth. Condition the leather once a year.',
  oiledWood: 'Wipe up spills. Oil once a year.',
  finishedWood: 'Dust with a soft cloth. Wipe with a damp one, then dry.',
  paint: 'Wipe with a damp cloth and mild soap, then dry.',
  stone: 'Use coasters. Wipe with a damp cloth, never with vinegar or lemon.',
  metal: 'Wipe with a damp cloth, then dry. No scouring pads.',
  brass: 'Dust with a dry cloth. Polish the brass, or let it darken.',
  shade: 'Let the bulb cool, then dust with a soft, dry cloth.',
  dishwasher: 'Dishwasher safe.',
  vase: 'Wash by hand in warm water.',
  mirror: 'Spray the cloth, not the mirror, and wipe. No ammonia.',
  print: 'Dust with a dry cloth. Keep out of direct sun.',
  clock: 'Dust with a soft, dry cloth.',
} as const;
