import { productShots, twoViews } from './looks.mjs'

export default [
  // main

  // cb2
]
