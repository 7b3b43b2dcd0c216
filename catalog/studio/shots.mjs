import bedroom from './shots/bedroom.mjs'
import casegoods from './shots/casegoods.mjs'
import covers from './shots/covers.mjs'
import decor from './shots/decor.mjs'
import homes from './shots/homes.mjs'
import lighting from './shots/lighting.mjs'
import rugs from './shots/rugs.mjs'
import scenes from './shots/scenes.mjs'
import seating from './shots/seating.mjs'
import tables from './shots/tables.mjs'
import tabletop from './shots/tabletop.mjs'
import textiles from './shots/textiles.mjs'

export const shots = [...seating, ...tables, ...homes, ...bedroom, ...casegoods, ...lighting, ...rugs, ...textiles, ...tabletop, ...decor, ...scenes, ...covers]
