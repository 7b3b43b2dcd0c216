import type { FrenchTexts } from './types.ts';

export const tabletop: FrenchTexts = {
  Underside: 'Dessous',
  Rack: 'Support',
  'Stoneware, matte glaze': 'Grès, émail mat',
  Set: 'Ensemble',
  Clay: 'Argile',
  Use: 'Usage',
  'Dinner plate': 'Grande assiette',
  'Salad plate': 'Petite assiette',
  Bowl: 'Bol',
  'Mug height': 'Hauteur de la tasse',
  Holds: 'Contient',
  Material: 'Matériau',
  Glass: 'Verre',
  Etching: 'Gravure',
  Tray: 'Plateau',

  'Acorn Cake Stand': 'Présentoir à gâteau Acorn',
  '12 in, oak and walnut': '12 po, chêne et noyer',
  'Makes a box mix look homemade': 'Donne l’air maison au gâteau en boîte',
  'An oak plate on a turned walnut foot, with a rim that catches the crumbs. Between birthdays it lifts the fruit or the soap a little closer to the light.':
    'Une assiette de chêne sur un pied de noyer tourné, avec un bord qui retient les miettes. Entre les fêtes, il rapproche un peu les fruits ou le savon de la lumière.',
  'Food-safe oil': 'Huile alimentaire',
  'Acorn cake stand in oak on a turned walnut foot, with a ring cake on it':
    'Présentoir à gâteau Acorn en chêne sur pied de noyer tourné, garni d’un gâteau en couronne',
  'Acorn cake stand seen from above': 'Présentoir à gâteau Acorn vu d’en haut',

  'Clay Dinnerware Set': 'Service de vaisselle Clay',
  '16 pieces, stoneware': '16 pièces, grès',
  'Plates with a thumbprint': 'Des assiettes avec une empreinte de pouce',
  'Stoneware the color of oat milk, with a foot left bare so you can see the clay. It goes in the oven, the dishwasher and, some nights, on the sofa.':
    'Du grès couleur lait d’avoine, au pied laissé nu pour qu’on voie l’argile. Va au four, au lave-vaisselle et, certains soirs, sur le sofa.',
  'Four each of dinner plates, salad plates, bowls and mugs':
    'Quatre grandes assiettes, quatre petites assiettes, quatre bols et quatre tasses',
  'Stoneware, glazed by hand': 'Grès, émaillé à la main',
  'Oven, microwave and dishwasher safe': 'Va au four, au micro-ondes et au lave-vaisselle',
  'Clay dinnerware, stacked plates, bowls and mugs on an oak table':
    'Vaisselle Clay, assiettes, bols et tasses empilés sur une table en chêne',
  'Clay dinnerware set seen from above': 'Service de vaisselle Clay vu d’en haut',
  'Mug of the Clay dinnerware set with its bare foot': 'Tasse du service de vaisselle Clay au pied nu',

  'Ripple Vase': 'Vase Ripple',
  '10.5 in, ribbed stoneware': '10,5 po, grès côtelé',
  'Ribs you can feel': 'Des côtes sous les doigts',
  'Thirty ribs, drawn up by a comb while the clay was wet. The potter has retired and the last batch is sold, so what you see here is a memory.':
    'Trente côtes, tirées au peigne dans l’argile mouillée. Le potier a pris sa retraite et la dernière fournée est vendue : ce que vous voyez ici est un souvenir.',
  'Stoneware, reactive glaze': 'Grès, émail réactif',
  'Water, and branches up to 3 ft': 'De l’eau, et des branches jusqu’à 3 pi',
  'Tall and low Ripple vases with a branch on a walnut table':
    'Vases Ripple, un haut et un bas, avec une branche sur une table en noyer',
  'Ripple vases seen from the side': 'Vases Ripple vus de côté',
  'Ribs of the Ripple vase where the glaze thins': 'Côtes du vase Ripple, là où l’émail s’amincit',

  'Initial Glasses': 'Verres Initial',
  'Set of four, etched': 'Ensemble de quatre, gravés',
  'No more wondering whose is whose': 'Plus besoin de se demander à qui est lequel',
  'Four tumblers with a heavy base and one letter on each, or a short word if that’s more your family’s style. We etch it with a laser, so it never wears off.':
    'Quatre gobelets à fond épais, chacun avec une lettre, ou un mot court si c’est plus le genre de votre famille. Gravés chez nous à la lumière : ça ne s’efface jamais.',
  'Pressed, 11 oz': 'Pressé, 11 oz',
  'Done in-house; can’t be returned': 'Faite chez nous; ne peut pas être retourné',
  'Top-rack dishwasher safe.': 'Va dans le panier supérieur du lave-vaisselle.',
  'Four Initial tumblers with water on a walnut tray, one etched':
    'Quatre gobelets Initial remplis d’eau sur un plateau en noyer, dont un gravé',
  'Initial glasses seen from above': 'Verres Initial vus d’en haut',
  'Etched letter on an Initial glass': 'Lettre gravée sur un verre Initial',
  'Close-up of one Initial glass': 'Gros plan d’un verre Initial',
  Front: 'Devant',
  'Near the base': 'Près du fond',
  'Single Initial': 'Initiale seule',
  Engraver: 'Graveur',
  Typewriter: 'Machine à écrire',

  'Ink Dinnerware Set': 'Service de vaisselle Ink',
  '16 pieces, matte black': '16 pièces, noir mat',
  'Food looks better on it': 'Les plats y sont plus beaux',
  'Matte black inside and out. Square handles. Everything stacks.':
    'Noir mat dedans et dehors. Anses carrées. Tout s’empile.',
  'Microwave and dishwasher safe': 'Va au micro-ondes et au lave-vaisselle',
  'Ink dinnerware, stacked in matte black on white': 'Vaisselle Ink noir mat, empilée sur fond blanc',
  'Ink dinnerware set seen from above': 'Service de vaisselle Ink vu d’en haut',
  'Square handle of an Ink mug': 'Anse carrée d’une tasse Ink',

  'Tube Vase': 'Vase Tube',
  '12 in, smoke glass': '12 po, verre fumé',
  'One stem': 'Une tige',
  'A tube of glass with an inch of base. One stem is enough.':
    'Un tube de verre sur un pouce de fond. Une tige suffit.',
  'Drawn tube, cut and polished': 'Tube étiré, coupé et poli',
  'Tube vase of glass with one leaf on white': 'Vase Tube en verre avec une feuille sur fond blanc',
  'Tube vase from another side': 'Vase Tube d’un autre côté',
  'Thick base of the Tube vase': 'Fond épais du vase Tube',

  'Etch Glasses': 'Verres Etch',
  'A letter in the glass': 'Une lettre dans le verre',
  'Straight walls, heavy base, one mark. Cut by laser, in-house.':
    'Parois droites, fond lourd, une marque. Taillée au laser, chez nous.',
  'Four Etch glasses with a letter on each, on white': 'Quatre verres Etch, une lettre sur chacun, fond blanc',
  'Etch glasses seen from above': 'Verres Etch vus d’en haut',
  'Etched letter on an Etch glass': 'Lettre gravée sur un verre Etch',
  'Close-up of Etch glasses': 'Gros plan de verres Etch',

  'Clay Mugs': 'Tasses Clay',
  'Set of four, stoneware': 'Ensemble de quatre, grès',
  'One is always in the sink': 'Il y en a toujours une dans l’évier',
  'The mug from the Clay set, four at a time. It holds twelve ounces, the handle fits two fingers, and the bare foot won’t slide off the arm of a chair.':
    'La tasse du service Clay, quatre à la fois. Elle contient douze onces, l’anse se prend à deux doigts, et le pied nu ne glisse pas du bras d’un fauteuil.',
  'Four mugs, 12 oz each': 'Quatre tasses de 12 oz',
  'Four Clay mugs on an oak tray': 'Quatre tasses Clay sur un plateau en chêne',
  'Clay mugs on their tray, seen from above': 'Tasses Clay sur leur plateau, vues d’en haut',

  'Clay Serving Bowl': 'Bol de service Clay',
  '12 in, stoneware': '12 po, grès',
  'Pasta for six, or lemons for looks': 'Des pâtes pour six, ou des citrons pour le coup d’œil',
  'Wide enough to toss a salad in and low enough to talk over. The rest of the week it sits on the counter and holds whatever the market had.':
    'Assez large pour y tourner une salade, assez bas pour se parler par-dessus. Le reste de la semaine, il garde sur le comptoir ce que le marché avait de bon.',
  '4 quarts': '3,8 litres',
  'Clay serving bowl with lemons on an oak table': 'Bol de service Clay avec des citrons sur une table en chêne',
  'Clay serving bowl with lemons, seen from above': 'Bol de service Clay avec des citrons, vu d’en haut',

  'Ink Mugs': 'Tasses Ink',
  'Set of four, matte black': 'Ensemble de quatre, noir mat',
  'Coffee in, coffee out': 'Café dedans, café dehors',
  'Straight walls. Square handles. They stack two high.': 'Parois droites. Anses carrées. S’empilent par deux.',
  'Four mugs, 13 oz each': 'Quatre tasses de 13 oz',
  'Four Ink mugs in matte black, two of them stacked, on white':
    'Quatre tasses Ink noir mat, deux empilées, sur fond blanc',
  'Ink mugs seen from above': 'Tasses Ink vues d’en haut',

  'Column Candlesticks': 'Bougeoirs Column',
  'Set of three, black steel': 'Ensemble de trois, acier noir',
  'Tall, taller, tallest': 'Grand, plus grand, le plus grand',
  'Three columns of black steel. Add fire.': 'Trois colonnes d’acier noir. Ajoutez le feu.',
  Candles: 'Chandelles',
  'For standard ⅞ in tapers, not included': 'Pour chandelles standards de ⅞ po, non comprises',
  'Lowest height': 'Hauteur du plus bas',
  'Tallest height': 'Hauteur du plus haut',
  'Three Column candlesticks of different heights with ivory tapers, on white':
    'Trois bougeoirs Column de hauteurs différentes, chandelles ivoire, sur fond blanc',
  'Column candlesticks seen from the other side': 'Bougeoirs Column vus de l’autre côté',

  'Slab Serving Board': 'Planche de service Slab',
  '18 in, travertine': '18 po, travertin',
  'An inch of stone': 'Un pouce de pierre',
  'Travertine on two black runners. Chill it first. Cheese stays cool for an hour.':
    'Du travertin sur deux patins noirs. Mettez-le d’abord au froid : le fromage reste frais une heure.',
  'Travertine, sealed with food-safe oil': 'Travertin scellé à l’huile alimentaire',
  Runners: 'Patins',
  Knife: 'Couteau',
  'Wipe with a damp cloth. No dishwasher.': 'Essuyer avec un chiffon humide. Pas de lave-vaisselle.',
  'Slab serving board in travertine with a cheese and a knife, on white':
    'Planche de service Slab en travertin avec un fromage et un couteau, sur fond blanc',
  'Slab serving board seen from above': 'Planche de service Slab vue d’en haut',

  'Acorn Serving Boards': 'Planches de service Acorn',
  'Bread on one, cheese on the other': 'Le pain sur l’une, le fromage sur l’autre',
  'Cut from the ends of our tabletops, because good wood shouldn’t be firewood. The corners are round, and so is the grip.':
    'Taillées dans les chutes de nos plateaux : du bon bois ne devrait pas finir au feu. Les coins sont ronds, la poignée aussi.',
  'Two boards, 20.5 and 17 in': 'Deux planches, 20,5 et 17 po',
  'Acorn serving boards in oak and walnut with cheese and lemons':
    'Planches de service Acorn en chêne et en noyer avec du fromage et des citrons',
  'Acorn serving boards seen from above': 'Planches de service Acorn vues d’en haut',

  'Orbit Tray': 'Plateau Orbit',
  '16 in, red lacquer': '16 po, laque rouge',
  'A place for the small things': 'Une place pour les petites choses',
  'One red circle. Everything inside it looks arranged.': 'Un cercle rouge. Tout ce qu’on y pose a l’air disposé.',
  'Wipe clean; not for the dishwasher': 'Essuyer; ne va pas au lave-vaisselle',
  'Orbit tray in red lacquer with two vessels and a stone ball, on white':
    'Plateau Orbit en laque rouge avec deux récipients et une boule de pierre, sur fond blanc',
  'Orbit tray seen from above': 'Plateau Orbit vu d’en haut',

  'Totem Vase': 'Vase Totem',
  '12 in, matte white': '12 po, blanc mat',
  'Drum, ball, ring, cone': 'Tambour, boule, anneau, cône',
  'Four shapes, stacked. Dry stems only, or none.': 'Quatre formes empilées. Des tiges sèches, ou rien.',
  'Dried stems; not water-tight': 'Tiges séchées; n’est pas étanche',
  'Totem vase in matte white with three dried stems, on white':
    'Vase Totem blanc mat avec trois tiges séchées, sur fond blanc',
  'Totem vase seen from the other side': 'Vase Totem vu de l’autre côté',

  'Ink Serving Bowl': 'Bol de service Ink',
  'Low and wide': 'Bas et large',
  'Everything looks better on black. Test it with pears.':
    'Tout a meilleure mine sur du noir. Essayez avec des poires.',
  'Ink serving bowl in matte black with three pears, on white':
    'Bol de service Ink noir mat avec trois poires, sur fond blanc',
  'Ink serving bowl seen from above': 'Bol de service Ink vu d’en haut',

  'Sorrel Bud Vases': 'Vases soliflores Sorrel',
  'Set of three, stoneware': 'Ensemble de trois, grès',
  'For one stem each': 'Une tige chacun',
  'Three small bottles for whatever grew next to the driveway. Each is thrown by hand, so the set you get is the only one like it.':
    'Trois petites bouteilles pour ce qui pousse au bord de l’entrée. Chacune est tournée à la main : votre trio est unique.',
  '6.5, 5.5 and 4.5 in tall': '6,5, 5,5 et 4,5 po de haut',
  'Three Sorrel bud vases with a stem in each, on a walnut table':
    'Trois vases soliflores Sorrel, une tige dans chacun, sur une table de noyer',
  'Sorrel bud vases seen from the other side': 'Vases soliflores Sorrel vus de l’autre côté',

  'Heron Linen Napkins': 'Serviettes de table en lin Heron',
  'Set of four, 20 in': 'Ensemble de quatre, 20 po',
  'Iron them, or don’t': 'À repasser, ou pas',
  'Stonewashed linen in four quiet colors, so everyone remembers which one is theirs. They get softer every week and never quite match again.':
    'Du lin délavé en quatre couleurs calmes, pour que chacun retrouve la sienne. Elles s’adoucissent chaque semaine et ne sont plus jamais tout à fait pareilles.',
  'Linen, stonewashed': 'Lin délavé',
  'Flax, sand, sage and clay': 'Lin, sable, sauge et argile',
  'Four Heron linen napkins on an oak table, a fork on one of them':
    'Quatre serviettes de table Heron sur une table de chêne, une fourchette sur l’une',
  'Heron linen napkins seen from above': 'Serviettes de table en lin Heron vues d’en haut',

  'Clay Pitcher': 'Pichet Clay',
  '60 oz, stoneware': '60 oz, grès',
  'Lemonade or lilacs': 'Limonade ou lilas',
  'Glazed in the oat of the Clay set, with a lip that pours without a drip and a handle for four fingers. When it isn’t pouring, it’s a vase.':
    'L’émail avoine du service Clay, un bec qui verse sans goutte et une anse pour quatre doigts. Quand il ne verse pas, c’est un vase.',
  '60 oz, to the neck': '60 oz, jusqu’au col',
  'Clay pitcher with a drawn lip, holding a few branches': 'Pichet Clay à bec pincé, avec quelques branches',
  'Clay pitcher seen from the other side': 'Pichet Clay vu de l’autre côté',

  'Teasel Candlesticks': 'Chandeliers Teasel',
  'Set of three, turned walnut': 'Ensemble de trois, noyer tourné',
  'Dinner looks better from here': 'Le souper a meilleure mine',
  'Turned by hand in three heights, so you see faces over the flames and not only wax. The cups are lined with brass, and the tapers are in the box.':
    'Tournés à la main en trois hauteurs : on voit les visages par-dessus les flammes. Les godets sont doublés de laiton, et les bougies sont dans la boîte.',
  '12, 9 and 6.5 in tall': '12, 9 et 6,5 po de haut',
  'Three tapers, included': 'Trois bougies, comprises',
  'Three Teasel candlesticks in turned walnut with ivory tapers':
    'Trois chandeliers Teasel en noyer tourné, bougies ivoire',
  'Teasel candlesticks seen from the other side': 'Chandeliers Teasel vus de l’autre côté',

  'Clay Pasta Bowls': 'Bols à pâtes Clay',
  'Deep enough for seconds': 'Assez creux pour une deuxième portion',
  'Wider than a soup bowl, deeper than a plate, with a rim that keeps the sauce in. They stack with the rest of the Clay set.':
    'Plus larges qu’un bol à soupe, plus creux qu’une assiette, avec un bord qui retient la sauce. Ils s’empilent avec le reste du service Clay.',
  'Four bowls, 32 oz each': 'Quatre bols de 32 oz',
  'Clay pasta bowls, three in a pile and one in front, on a walnut table':
    'Bols à pâtes Clay, trois empilés et un devant, sur une table de noyer',
  'Clay pasta bowls seen from above': 'Bols à pâtes Clay vus d’en haut',

  'Disc Coasters': 'Sous-verres Disc',
  'Set of four, travertine': 'Ensemble de quatre, travertin',
  'Rings stop here': 'Fini les cernes',
  'Four discs of stone in a black steel rack. Use them on the table you paid for.':
    'Quatre disques de pierre dans un support d’acier noir. Pour la table que vous avez payée.',
  Cork: 'Liège',
  'Disc coasters of travertine in a black rack, one in front, on white':
    'Sous-verres Disc en travertin dans un support noir, un devant, sur fond blanc',
  'Disc coasters seen from above': 'Sous-verres Disc vus d’en haut',

  'Cap Salt and Pepper Mills': 'Moulins à sel et à poivre Cap',
  'Set of two, black and white': 'Ensemble de deux, noir et blanc',
  'Take two with dinner': 'En prendre deux au souper',
  'Black is pepper. White is salt. Turn the top half.': 'Noir, le poivre. Blanc, le sel. Tournez la moitié du haut.',
  'Beech, matte lacquer': 'Hêtre, laque mate',
  Grinder: 'Mécanisme',
  'Ceramic, coarse to fine': 'Céramique, de grossier à fin',
  '7.25 and 5.5 in tall': '7,25 et 5,5 po de haut',
  'Wipe with a dry cloth.': 'Essuyer avec un chiffon sec.',
  'Cap salt and pepper mills, a tall black capsule and a short white one with brass rings, on white':
    'Moulins à sel et à poivre Cap, une haute capsule noire et une courte blanche à bague de laiton, sur fond blanc',
  'Cap salt and pepper mills seen from above': 'Moulins à sel et à poivre Cap vus d’en haut',

  'Cone Bowls': 'Bols Cone',
  'Set of three, enameled steel': 'Ensemble de trois, acier émaillé',
  'Large, medium, olives': 'Grand, moyen, olives',
  'Ocher, rust, black. They nest. The black one is for pits.':
    'Ocre, rouille, noir. Ils s’emboîtent. Le noir, c’est pour les noyaux.',
  'Steel, enameled': 'Acier émaillé',
  '10, 8 and 5.5 in across': '10, 8 et 5,5 po de diamètre',
  'Cone bowls in ocher, rust and black enamel, two of them nested, on white':
    'Bols Cone en émail ocre, rouille et noir, deux emboîtés, sur fond blanc',
  'Cone bowls seen from above': 'Bols Cone vus d’en haut',
};
