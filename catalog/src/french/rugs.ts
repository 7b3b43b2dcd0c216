import type { FrenchTexts } from './types.ts';

export const rugs: FrenchTexts = {
  Rugs: 'Tapis',
  'Knotted, looped and woven by hand, for bare feet.': 'Noués, bouclés et tissés à la main, pour les pieds nus.',
  'A rust kilim with a diamond pattern in a sunlit room, an oak chair at its edge':
    'Un kilim rouille à losanges sur le plancher d’une pièce ensoleillée, un fauteuil de chêne au bord',
  'The floor, drawn.': 'Le plancher, dessiné.',
  'Half circles on an ivory rug in a blush room, a round chair on its corner':
    'Des demi-cercles sur un tapis ivoire dans une pièce rose poudré, un fauteuil rond dans un coin',

  // Main.
  'Sorrel Kilim Rug': 'Kilim Sorrel',
  '6 × 9 ft, flat-woven wool': '6 × 9 pi, laine tissée à plat',
  'Sorrel kilim rug with stepped diamonds in rust, ivory, indigo and ocher':
    'Kilim Sorrel à losanges en gradins rouille, ivoire, indigo et ocre',
  'Sorrel kilim rug with one corner turned over, seen from above': 'Kilim Sorrel, un coin retourné, vu d’en haut',
  'Two rugs, back to back': 'Deux tapis dos à dos',
  'Woven flat, with no right side and no wrong one. Turn it over when the red wine wins. The steps along every diamond are where one yarn ends and the next begins.':
    'Tissé à plat, sans endroit ni envers. Retournez-le quand le vin rouge l’emporte. Les gradins de chaque losange marquent la fin d’un fil et le début du suivant.',
  'Rust with ivory, indigo and ocher': 'Rouille, avec ivoire, indigo et ocre',
  Weave: 'Tissage',
  '100% wool kilim, the same on both sides': 'Kilim 100 % laine, identique des deux côtés',
  'Woven by hand in Anatolia': 'Tissé à la main en Anatolie',
  'Shake it out, vacuum both sides. Rotate twice a year.':
    'Secouez-le et passez l’aspirateur des deux côtés. Tournez le tapis deux fois par année.',
  'Fescue Jute Rug': 'Tapis de jute Fescue',
  '6 ft round, braided jute': '6 pi, rond, jute tressé',
  'Round Fescue rug of braided jute with two darker rounds, on a walnut floor':
    'Tapis rond Fescue en jute tressé à deux cercles plus foncés, sur un plancher de noyer',
  'Fescue jute rug seen from higher up': 'Tapis de jute Fescue vu de plus haut',
  'Round and round and done': 'En rond, et voilà',
  'Braids of jute, each sewn around the one before, from the middle out. It smells of a hayloft for a week and feels good under bare feet for years.':
    'Des tresses de jute, cousues l’une autour de l’autre à partir du centre. Il sent le foin pendant une semaine et fait plaisir aux pieds nus pendant des années.',
  'Natural, with rounds of brown': 'Naturel, à cercles bruns',
  Fiber: 'Fibre',
  '100% jute': '100 % jute',
  'Braided and sewn by hand in Bangladesh': 'Tressé et cousu à la main au Bangladesh',
  'Vacuum often, blot spills at once. Not for damp rooms.':
    'Passez souvent l’aspirateur et épongez les dégâts sans attendre. Ne convient pas aux pièces humides.',
  'Yarrow Check Rug': 'Tapis à carreaux Yarrow',
  '5 × 8 ft, washable cotton': '5 × 8 pi, coton lavable',
  'Yarrow rug in ocher and cream checks with one corner turned over':
    'Tapis Yarrow à carreaux ocre et crème, un coin retourné',
  'Yarrow check rug seen from above': 'Tapis à carreaux Yarrow vu d’en haut',
  'A picnic that stays put': 'Un pique-nique qui reste en place',
  'Gingham, only bigger. Plain cotton, woven flat and light enough to carry to the washer under one arm.':
    'Du vichy, en plus grand. Du coton tout simple, tissé à plat, assez léger pour aller à la laveuse sous le bras.',
  'Ocher and cream': 'Ocre et crème',
  '100% cotton, flat, the same on both sides': '100 % coton, à plat, identique des deux côtés',
  'Woven in Kannur': 'Tissé à Kannur',
  'Machine wash cold, dry flat.': 'Lavage à la machine à l’eau froide, séchage à plat.',
  'Poppy Hooked Rug': 'Tapis crocheté Poppy',
  '5 × 8 ft, hooked wool': '5 × 8 pi, laine crochetée',
  'Poppy rug with red and coral flowers and green leaves on navy':
    'Tapis Poppy à fleurs rouges et corail et à feuilles vertes sur fond marine',
  'Poppy hooked rug with one corner turned over, seen from above':
    'Tapis crocheté Poppy, un coin retourné, vu d’en haut',
  'The garden in February': 'Le jardin en février',
  'Drawn with a brush, then hooked loop by loop into a cotton ground. No two poppies are the same, and none of them need water.':
    'Dessiné au pinceau, puis crocheté boucle par boucle dans un fond de coton. Aucun coquelicot ne ressemble à l’autre, et aucun n’a besoin d’eau.',
  'Navy with red poppies and green leaves': 'Marine, à coquelicots rouges et feuilles vertes',
  '100% wool, hooked': '100 % laine, crochetée',
  'Cotton canvas': 'Toile de coton',
  'Bracken Runner': 'Tapis de passage Bracken',
  '2.5 × 8 ft, looped wool': '2,5 × 8 pi, laine bouclée',
  'Bracken runner in moss with straw and rust diamonds, on an oak floor':
    'Tapis de passage Bracken mousse à losanges paille et rouille, sur un plancher de chêne',
  'Bracken runner seen from above': 'Tapis de passage Bracken vu d’en haut',
  'For the long walk to the kitchen': 'Pour le long chemin vers la cuisine',
  'Tight loops of wool in the colors of a hillside in fall. The hall gets quieter by one pair of boots.':
    'Des boucles de laine serrées, aux couleurs d’un coteau en automne. Une paire de bottes de moins à entendre dans le corridor.',
  'Moss with straw and rust': 'Mousse, avec paille et rouille',
  'Lichen Felt Rug': 'Tapis de feutre Lichen',
  '5 × 8 ft, pieced wool felt': '5 × 8 pi, feutre de laine assemblé',
  'Lichen rug pieced from felt in sage, forest, sand, ivory and ocher':
    'Tapis Lichen en pièces de feutre sauge, forêt, sable, ivoire et ocre',
  'Lichen felt rug with one corner turned over, seen from above':
    'Tapis de feutre Lichen, un coin retourné, vu d’en haut',
  'Seven pieces, one long stitch': 'Sept pièces, un long point',
  'Thick wool felt, cut like a coat and sewn edge to edge by hand. It doesn’t shed, doesn’t fray and swallows the sound of a dropped spoon.':
    'Du feutre de laine épais, coupé comme un manteau et cousu bord à bord à la main. Il ne perd pas de fibres, ne s’effiloche pas et avale le bruit d’une cuillère échappée.',
  'Sage, forest and ocher with sand and ivory': 'Sauge, forêt et ocre, avec sable et ivoire',
  'Wool felt, a third of an inch': 'Feutre de laine, un tiers de pouce',
  Stitch: 'Couture',
  'Waxed linen thread, by hand': 'Fil de lin ciré, à la main',
  'Vacuum without a brush, spot clean with cold water.':
    'Passez l’aspirateur sans brosse et nettoyez les taches à l’eau froide.',
  'Heron Carved Rug': 'Tapis sculpté Heron',
  '8 × 10 ft, tufted wool': '8 × 10 pi, laine touffetée',
  'Heron rug with rows of pale feathers raised on gray': 'Tapis Heron à rangs de plumes pâles en relief sur fond gris',
  'Heron carved rug with one corner turned over, seen from above':
    'Tapis sculpté Heron, un coin retourné, vu d’en haut',
  'Feathers you can find with your toes': 'Des plumes qu’on trouve du bout des orteils',
  'The edges are cut high and soft, and the ground is left low and looped. In the morning the pattern is all light and shade. By noon it’s hardly there.':
    'Les contours sont coupés hauts et doux, le fond reste bas et bouclé. Le matin, le motif est fait d’ombre et de lumière; à midi, on le voit à peine.',
  'Gray and silver gray': 'Gris et gris argent',
  '100% New Zealand wool, cut and looped': '100 % laine de Nouvelle-Zélande, coupée et bouclée',
  'Tufted and carved by hand in Jaipur': 'Touffeté et sculpté à la main à Jaipur',
  'Larch Shag Rug': 'Tapis à longs poils Larch',
  '5 × 8 ft, deep wool pile': '5 × 8 pi, laine à longs poils',
  'Larch rug in deep ivory pile with thin brown diamonds': 'Tapis Larch à longs poils ivoire et à fins losanges bruns',
  'Larch shag rug seen from above': 'Tapis à longs poils Larch vu d’en haut',
  'Somewhere to lose a slipper': 'De quoi perdre une pantoufle',
  'Wool yarn an inch and a half long, knotted so densely that it stays up. Thin brown lines run through it, drawn by eye, not by ruler.':
    'Du fil de laine d’un pouce et demi, noué si serré qu’il tient debout. De fines lignes brunes le traversent, tracées à l’œil, pas à la règle.',
  'Ivory with brown lines': 'Ivoire à lignes brunes',
  '100% wool, an inch and a half': '100 % laine, un pouce et demi',
  'Knotted by hand in the Atlas': 'Noué à la main dans l’Atlas',
  'Shake it out, vacuum with suction only.': 'Secouez-le et passez l’aspirateur sans brosse rotative.',
  'Plover Sheepskin Rug': 'Peau de mouton Plover',
  '2.3 × 3.4 ft, long wool': '2,3 × 3,4 pi, laine longue',
  'Cream Plover sheepskin rug on a walnut floor': 'Peau de mouton Plover crème sur un plancher de noyer',
  'Plover sheepskin rug seen from above': 'Peau de mouton Plover vue d’en haut',
  'One warm island': 'Une île de chaleur',
  'By the bed, over the chair, under the baby. The wool is two inches long and springs back when you shake it.':
    'Près du lit, sur le fauteuil, sous le bébé. La laine a deux pouces de long et reprend sa forme quand on la secoue.',
  'Sheepskin, two inches': 'Peau de mouton, deux pouces',
  Origin: 'Provenance',
  'New Zealand': 'Nouvelle-Zélande',
  'Shake it out, brush it with a wire brush.': 'Secouez-la, puis brossez-la avec une brosse métallique.',
  'Sandpiper Outdoor Rug': 'Tapis d’extérieur Sandpiper',
  '6 × 9 ft, indoors and out': '6 × 9 pi, intérieur et extérieur',
  'Sandpiper rug with zigzag waves in blue on sand, one corner turned over':
    'Tapis Sandpiper à vagues en zigzag bleues sur fond sable, un coin retourné',
  'Sandpiper outdoor rug seen from above': 'Tapis d’extérieur Sandpiper vu d’en haut',
  'Hose it like a boat': 'Ça se lave au boyau, comme un bateau',
  'Flat-woven from recycled bottles, in the pattern that a tide leaves behind. Porch, kitchen or mudroom: it dries in an afternoon.':
    'Tissé à plat à partir de bouteilles recyclées, selon le motif que laisse la marée. Galerie, cuisine ou vestibule : il sèche en un après-midi.',
  'Blue on sand': 'Bleu sur fond sable',
  'Recycled polyester, flat': 'Polyester recyclé, à plat',
  Sun: 'Soleil',
  'Holds its color for 1,000 hours': 'Garde sa couleur pendant 1 000 heures',
  'Dunlin Knit Pouf': 'Pouf tricoté Dunlin',
  '22 in, knitted wool': '22 po, laine tricotée',
  'Round Dunlin pouf in thick rust stockinette': 'Pouf rond Dunlin en gros jersey rouille',
  'Dunlin knit pouf seen from above': 'Pouf tricoté Dunlin vu d’en haut',
  'A sweater for your feet to sit on': 'Un chandail où poser les pieds',
  'Knitted in one piece from wool as thick as a thumb, drawn together on top and filled until a grown-up can sit on it.':
    'Tricoté d’un seul morceau, en laine grosse comme le pouce, resserré sur le dessus et rempli jusqu’à ce qu’un adulte puisse s’y asseoir.',
  'Wool around a cotton core, knitted by hand': 'Laine sur âme de coton, tricotée à la main',
  'Recycled polystyrene beads': 'Billes de polystyrène recyclé',
  'Sedge Table Runner': 'Chemin de table Sedge',
  '14 × 72 in, striped linen': '14 × 72 po, lin rayé',
  'Sedge runner over a small oak table, with blue and rust stripes on flax':
    'Chemin de table Sedge sur une petite table de chêne, à rayures bleues et rouille sur fond lin',
  'Sedge table runner seen from another angle': 'Chemin de table Sedge vu sous un autre angle',
  'Half a tablecloth, all of the occasion': 'La moitié d’une nappe, toute la fête',
  'Stonewashed linen with stripes along both sides and a fringe at either end. It needs no ironing, just a bowl set on top.':
    'Du lin délavé à la pierre, rayé de chaque côté et frangé aux deux bouts. Pas de repassage, juste un bol à poser dessus.',
  'Flax with blue and rust stripes': 'Lin, à rayures bleues et rouille',
  '100% European linen': '100 % lin européen',
  Fringe: 'Frange',
  'Knotted by hand': 'Nouée à la main',

  // cb2.

  'Half Rug': 'Tapis Half',
  '8 × 10 ft, looped wool': '8 × 10 pi, laine bouclée',
  'Half of everything': 'La moitié de tout',
  'Nineteen half circles, turned every which way. The twentieth is up to you.':
    'Dix-neuf demi-cercles, tournés dans tous les sens. Le vingtième, à vous de voir.',
  'Ivory, navy, ocher, brick and black': 'Ivoire, marine, ocre, brique et noir',
  'Half rug in ivory with half circles in navy, ocher, brick and black, on white':
    'Tapis Half ivoire à demi-cercles marine, ocre, brique et noirs, sur fond blanc',
  'Half rug seen from another angle': 'Tapis Half vu sous un autre angle',

  'Ring Rug': 'Tapis Ring',
  '6 ft round, looped wool': 'Rond, 6 pi, laine bouclée',
  'Off-center, on purpose': 'Décentré, exprès',
  'Five circles, none of them in the middle. Turn it until the room agrees.':
    'Cinq cercles, aucun au milieu. Tournez-le jusqu’à ce que la pièce soit d’accord.',
  'Blush, oxblood, ivory, rust and black': 'Rose poudré, sang-de-bœuf, ivoire, rouille et noir',
  'Round Ring rug with circles of blush, oxblood, ivory, rust and black, on white':
    'Tapis rond Ring à cercles rose poudré, sang-de-bœuf, ivoire, rouille et noir, sur fond blanc',
  'Ring rug seen from above': 'Tapis Ring vu d’en haut',

  'Check Rug': 'Tapis Check',
  '6 × 9 ft, looped wool': '6 × 9 pi, laine bouclée',
  'Your move': 'À vous de jouer',
  'The sand squares are a little taller than the dark ones. You notice barefoot.':
    'Les carreaux sable sont un peu plus hauts que les foncés. Pieds nus, ça se remarque.',
  'Sand and charcoal': 'Sable et anthracite',
  '100% wool, two heights': '100 % laine, deux hauteurs',
  'Check rug in sand and charcoal squares with one corner turned over, on white':
    'Tapis Check à carreaux sable et anthracite, un coin retourné, sur fond blanc',
  'Check rug seen from another angle': 'Tapis Check vu sous un autre angle',

  'Step Rug': 'Tapis Step',
  '2.5 × 8 ft runner, flat-woven': 'Tapis de couloir, 2,5 × 8 pi, tissé à plat',
  'For the hall you walk twice a day': 'Pour le couloir de tous les jours',
  'A flat weave with one idea, four times over. Fringe at both ends.':
    'Un kilim, une idée, quatre fois. Franges aux deux bouts.',
  'Ivory, black and rust': 'Ivoire, noir et rouille',
  'Wool on cotton, flat-woven': 'Laine sur coton, tissé à plat',
  'Woven by hand in Konya': 'Tissé à la main à Konya',
  'Vacuum. Shake out the fringe.': 'Passez l’aspirateur. Secouez les franges.',
  'Step runner in ivory with stepped diamonds in black and rust, fringed at both ends, on white':
    'Tapis de couloir Step ivoire à losanges en escalier noirs et rouille, frangé aux deux bouts, sur fond blanc',
  'Step runner seen from another angle': 'Tapis de couloir Step vu sous un autre angle',

  'Slant Rug': 'Tapis Slant',
  '5 × 8 ft, indoors and out': '5 × 8 pi, intérieur et extérieur',
  'Leans a little': 'Penche un peu',
  'Thin, wide, wider, again. Recycled yarn that doesn’t mind rain or red wine.':
    'Mince, large, plus large, et on recommence. Un fil recyclé que ni la pluie ni le vin rouge ne dérangent.',
  'Olive and ivory': 'Olive et ivoire',
  'Recycled polyester, flat-woven': 'Polyester recyclé, tissé à plat',
  'None, and no PFAS': 'Aucune, et pas de PFAS',
  'Slant rug in olive with ivory lines on the diagonal, one corner turned over, on white':
    'Tapis Slant olive à lignes ivoire en diagonale, un coin retourné, sur fond blanc',
  'Slant rug seen from another angle': 'Tapis Slant vu sous un autre angle',

  'Wave Rug': 'Tapis Wave',
  '8 × 10 ft, carved wool': '8 × 10 pi, laine sculptée',
  'One color, plenty of shadow': 'Une couleur, beaucoup d’ombre',
  'Oatmeal wool, carved after tufting. The pattern is where the light isn’t.':
    'Laine avoine, sculptée après le touffetage. Le motif est là où la lumière n’est pas.',
  '100% wool, carved': '100 % laine, sculptée',
  'Wave rug in oatmeal, carved in long waves, one corner turned over, on white':
    'Tapis Wave avoine, sculpté en longues vagues, un coin retourné, sur fond blanc',
  'Wave rug seen from another angle': 'Tapis Wave vu sous un autre angle',

  'Coil Rug': 'Tapis Coil',
  '6 ft round, jute': 'Rond, 6 pi, jute',
  'One very long braid': 'Une très longue tresse',
  'Jute, wound from the middle out. Sheds for a week, then stops.':
    'Du jute, enroulé à partir du milieu. Perd des fibres une semaine, puis arrête.',
  'Natural and black': 'Naturel et noir',
  '100% jute, braided': '100 % jute, tressé',
  'Sewn by hand in Bangladesh': 'Cousu à la main au Bangladesh',
  'Vacuum. Blot spills at once.': 'Passez l’aspirateur. Épongez les dégâts tout de suite.',
  'Round Coil rug of natural braided jute with two black rings, on white':
    'Tapis rond Coil en jute tressé naturel à deux anneaux noirs, sur fond blanc',
  'Coil rug seen from above': 'Tapis Coil vu d’en haut',

  'Tuft Rug': 'Tapis Tuft',
  '5 × 8 ft, shag': '5 × 8 pi, à poils longs',
  '1974 called': '1974 au bout du fil',
  'An inch and a half of wool. Remotes have been lost in it.':
    'Un pouce et demi de laine. Des télécommandes s’y sont perdues.',
  '100% wool, cut, 1.5 in': '100 % laine, coupé, 1,5 po',
  'Knotted by hand in Morocco': 'Noué à la main au Maroc',
  'Shake it out. Vacuum with the hose only.': 'Secouez-le. Aspirez au boyau seulement.',
  'Tuft rug, deep shag in rust, on white': 'Tapis Tuft à poils longs, rouille, sur fond blanc',
  'Tuft rug seen from another angle': 'Tapis Tuft vu sous un autre angle',

  'Frame Rug': 'Tapis Frame',
  '3 × 5 ft, wool felt': '3 × 5 pi, feutre de laine',
  'A border, stitched': 'Une bordure, cousue',
  'Gray felt, black felt, one light thread. Cut, not woven, so nothing unravels.':
    'Feutre gris, feutre noir, un fil pâle. Coupé, pas tissé : rien ne s’effiloche.',
  'Gray and black': 'Gris et noir',
  'Felt, 100% wool': 'Feutre, 100 % laine',
  'Sewn in Portugal': 'Cousu au Portugal',
  'Brush it. Spot clean with cold water.': 'Brossez-le. Détachez à l’eau froide.',
  'Frame rug in gray felt with a stitched black border, on white':
    'Tapis Frame en feutre gris à bordure noire cousue, sur fond blanc',
  'Frame rug seen from another angle': 'Tapis Frame vu sous un autre angle',

  'Bar Throw': 'Jeté Bar',
  '50 × 60 in, ivory and black wool': '50 × 60 po, laine ivoire et noire',
  'Three bars, then you': 'Trois barres, puis vous',
  'Wool, woven in a rib. Black at both ends, so it’s never upside down.':
    'De la laine, tissée en côtes. Du noir aux deux bouts : jamais à l’envers.',
  'Ivory and black': 'Ivoire et noir',
  '100% wool': '100 % laine',
  'Woven in Portugal': 'Tissé au Portugal',
  'Dry clean.': 'Nettoyage à sec.',
  'Bar throw in ivory with black bars, fringe over the edge of a plinth':
    'Jeté Bar ivoire à barres noires, la frange par-dessus le bord d’un socle',
  'Bar throw seen from the other side': 'Jeté Bar vu de l’autre côté',

  'Mono Hand Towels': 'Essuie-mains Mono',
  'Set of two, black and white': 'Ensemble de deux, noir et blanc',
  'His, hers. Undecided': 'À lui, à elle. À voir',
  'One black, one white. Organic cotton, a ribbed border, no letters.':
    'Un noir, un blanc. Coton biologique, bordure côtelée, aucune lettre.',
  'Black; white': 'Noir; blanc',
  'Machine wash warm. Separately, the first time.': 'Lavage à la machine à l’eau tiède. Séparément, la première fois.',
  'A white Mono hand towel across a black one, folded on a gray plinth':
    'Un essuie-mains Mono blanc sur un noir, pliés sur un socle gris',
  'Mono hand towels seen from above': 'Essuie-mains Mono vus d’en haut',

  'Block Floor Cushion': 'Coussin de sol Block',
  '28 in square, ocher velvet': 'Carré, 28 po, velours ocre',
  'A seat, minus the chair': 'Un siège, moins la chaise',
  'Ten inches of foam in ocher velvet. Carry it by the strap.':
    'Dix pouces de mousse en velours ocre. Une sangle pour le porter.',
  'Ocher, corded in black': 'Ocre, passepoilé de noir',
  'Foam and recycled polyester': 'Mousse et polyester recyclé',
  'Block floor cushion in ocher velvet, corded in black, with a strap, on white':
    'Coussin de sol Block en velours ocre passepoilé de noir, avec une sangle, sur fond blanc',
  'Block floor cushion seen from the other side': 'Coussin de sol Block vu de l’autre côté',
};
