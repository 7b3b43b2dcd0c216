import type { FrenchTexts } from './types.ts';

/** Alternative texts of the detail pictures of main. */
export const mainDetails: FrenchTexts = {
  'Oak arm of the Wren sofa on its turned spindles': 'Accoudoir de chêne du sofa Wren sur ses fuseaux tournés',
  'Tufted top of the Willow bench in sage linen': 'Dessus capitonné du banc Willow en lin sauge',
  'Brass knobs on the drawers of the Marsh nightstand': 'Boutons de laiton sur les tiroirs de la table de chevet Marsh',
  'Corded corner of the Yarrow lumbar pillow': 'Coin passepoilé du coussin lombaire Yarrow',
  'Speckled glaze and round handles of the Clay mugs': 'Émail moucheté et anses rondes des tasses Clay',
  'Wing and buttoned back of the Poppy wing chair': 'Oreille et dossier à boutons de la bergère Poppy',
  'Sewn panels of the Bun ottoman where they meet on top':
    'Panneaux cousus du pouf Bun, là où ils se rejoignent sur le dessus',
  'Carved seat of the Linnet counter stool on its black legs':
    'Siège sculpté du tabouret de comptoir Linnet sur ses pieds noirs',
  'Tufted velvet at one corner of the Fern cocktail ottoman': 'Velours capitonné à un coin du grand pouf Fern',
  'Bolster and denim cushion at one end of the Wren daybed':
    'Traversin et coussin denim à un bout du lit de repos Wren',
  'Plank seat and trestle leg of the Orchard dining bench':
    'Siège en planche et tréteau du banc de salle à manger Orchard',
  'Sloping arm and walnut foot of the Marlow sofa': 'Accoudoir incliné et pied de noyer du sofa Marlow',
  'Rolled arm and loose cushions of the Fern loveseat': 'Accoudoir roulé et coussins libres de la causeuse Fern',
  'Spindles under the oak arms of the Wren lounge chair': 'Fuseaux sous les accoudoirs de chêne du fauteuil Wren',
  'Button-tufted back and rolled arm of the Rowan leather sofa':
    'Dossier capitonné et accoudoir roulé du sofa de cuir Rowan',
  'Flax bolster at the scrolled end of the Tern chaise':
    'Traversin de lin naturel au bout enroulé de la méridienne Tern',
  'Spindles and hollowed seat of the Linnet rocking chair': 'Fuseaux et siège creusé de la chaise berçante Linnet',
  'Bowed slats and woven cord seat of the Clover dining chair':
    'Lattes cintrées et assise de corde tressée de la chaise de salle à manger Clover',
  'Rimmed top of the lower Bramble nesting table with books on it':
    'Plateau à rebord de la plus basse des tables gigognes Bramble, avec des livres',
  'Raised rim of the Thyme round coffee table': 'Rebord surélevé de la table basse ronde Thyme',
  'Brass knob on the drawer of the Teasel end table': 'Bouton de laiton sur le tiroir de la table d’appoint Teasel',
  'Rim around the top of the Thyme side table': 'Rebord du plateau de la table de bout Thyme',
  'Corner of the Bramble tray table’s walnut tray': 'Coin du plateau de noyer de la table-plateau Bramble',
  'Lowered oak leaf of the Linnet drop-leaf dining table over its black legs':
    'Abattant de chêne baissé de la table de salle à manger à abattants Linnet devant ses pieds noirs',
  'Short spindles at the foot of the Wren bed': 'Petits fuseaux au pied du lit Wren',
  'Upper shelves of the Heron ladder shelf with books': 'Tablettes du haut de l’étagère échelle Heron avec des livres',
  'Woven cane in the doors of the Tansy shoe cabinet': 'Cannage tressé des portes de l’armoire à chaussures Tansy',
  'Oak top of the Harbor low bookcase over its books':
    'Dessus de chêne de la bibliothèque basse Harbor au-dessus des livres',
  'Frame and panels at one end of the Bramble blanket chest':
    'Cadre et panneaux à un bout du coffre à couvertures Bramble',
  'Turned knob on the top drawer of the Linden nightstand':
    'Bouton tourné sur le tiroir du haut de la table de chevet Linden',
  'Brass knobs and oak top of the Marsh dresser': 'Boutons de laiton et dessus de chêne de la commode Marsh',
  'Brass knobs on the drawers of the Sorrel writing desk': 'Boutons de laiton sur les tiroirs du bureau Sorrel',
  'Turned knobs on the top drawers of the Linden tall chest':
    'Boutons tournés sur les tiroirs du haut du chiffonnier Linden',
  'Stitched rope of the larger Sedge basket with a folded throw in it':
    'Corde cousue du plus grand panier Sedge, un jeté plié dedans',
  'Rounded end and round mirror of the Juniper dressing table': 'Bout arrondi et miroir rond de la coiffeuse Juniper',
  'Brass rail and bottles on a tray of the Hazel bar cart':
    'Garde-corps de laiton et bouteilles sur un plateau du chariot de bar Hazel',
  'Straw hat on a peg of the Larch coat rack': 'Chapeau de paille sur une patère du portemanteau Larch',
  'Turned walnut base of the Reed table lamp under its shade':
    'Base de noyer tourné de la lampe de table Reed sous son abat-jour',
  'Lit linen shade of the Fennel table lamp': 'Abat-jour de lin allumé de la lampe de table Fennel',
  'Bound edge of the Hazel drum pendant’s linen shade':
    'Bord gansé de l’abat-jour de lin de la suspension tambour Hazel',
  'Linen shade of the Lark wall sconce on its brass arm':
    'Abat-jour de lin de l’applique murale Lark sur son bras de laiton',
  'Linen drum of the Hazel floor lamp over its brass hub':
    'Tambour de lin de la lampe sur pied Hazel au-dessus de son moyeu de laiton',
  'Green enamel shade and brass joint of the Finch desk lamp':
    'Abat-jour d’émail vert et articulation de laiton de la lampe de bureau Finch',
  'Turned brass stem of the Lark chandelier between its shades':
    'Tige de laiton tournée du lustre Lark entre ses abat-jour',
  'Stepped diamonds at one corner of the Sorrel kilim rug': 'Losanges en gradins à un coin du kilim Sorrel',
  'Braids of the Fescue jute rug, sewn round and round': 'Tresses du tapis de jute Fescue, cousues en rond',
  'Corner of the Yarrow check rug on an oak floor': 'Coin du tapis à carreaux Yarrow sur un plancher de chêne',
  'Poppies and leaves at one corner of the Poppy hooked rug':
    'Coquelicots et feuilles à un coin du tapis crocheté Poppy',
  'Lozenges and border of the Bracken runner up close': 'Losanges et bordure du tapis de passage Bracken en gros plan',
  'Stitched seams between the felt pieces of the Lichen rug': 'Coutures entre les pièces de feutre du tapis Lichen',
  'Pale feathers raised from the gray of the Heron carved rug':
    'Plumes pâles en relief sur le gris du tapis sculpté Heron',
  'Deep ivory pile at one corner of the Larch shag rug': 'Longs poils ivoire à un coin du tapis Larch',
  'Long cream wool of the Plover sheepskin rug': 'Longue laine crème de la peau de mouton Plover',
  'Zigzag waves at one corner of the Sandpiper outdoor rug':
    'Vagues en zigzag à un coin du tapis d’extérieur Sandpiper',
  'Thick knit stitches of the Dunlin pouf': 'Grosses mailles tricotées du pouf Dunlin',
  'Striped end of the Sedge table runner over the table’s edge':
    'Bout rayé du chemin de table Sedge au bord de la table',
  'Woven band of a blue Cove hand towel': 'Bande tissée d’un essuie-mains Cove bleu',
  'Bands of brick, slate and moss along one edge of the Furrow rug':
    'Bandes brique, ardoise et mousse le long d’un bord du tapis Furrow',
  'Moss and amber Bracken velvet pillows where they overlap':
    'Coussins de velours Bracken mousse et ambre, là où ils se chevauchent',
  'Blue border at one corner of the Cove bath mat': 'Bordure bleue à un coin du tapis de bain Cove',
  'Corded edges of the Clover floor cushions, one on the other':
    'Bords passepoilés des coussins de sol Clover, l’un sur l’autre',
  'Close-up of the fringe of the Thistle throw': 'Frange du jeté Thistle en gros plan',
  'Waffle weave of the Cove shower curtain under its rings': 'Tissage gaufré du rideau de douche Cove sous ses anneaux',
  'Speckled rim of the Clay serving bowl with lemons in it': 'Bord moucheté du bol de service Clay avec des citrons',
  'Rounded corner of the walnut Acorn serving board with cheese and lemons':
    'Coin arrondi de la planche de service Acorn en noyer avec du fromage et des citrons',
  'Sage and clay Heron linen napkins up close': 'Serviettes de table en lin Heron sauge et argile en gros plan',
  'Glazed necks of the Sorrel bud vases': 'Cols émaillés des vases soliflores Sorrel',
  'Handle and speckled glaze of the Clay pitcher': 'Anse et émail moucheté du pichet Clay',
  'Speckled rim of a Clay pasta bowl next to three in a pile':
    'Bord moucheté d’un bol à pâtes Clay à côté de trois autres empilés',
  'Turned walnut of the Teasel candlesticks up close': 'Noyer tourné des chandeliers Teasel en gros plan',
  'Oak rim of the Acorn cake stand under a ring cake':
    'Rebord de chêne du présentoir à gâteau Acorn sous un gâteau en couronne',
  'Bent oak frame of the Aster round mirror up close': 'Cadre de chêne cintré du miroir rond Aster en gros plan',
  'Walnut arch at the top of the Alcove floor mirror': 'Arc de noyer en haut du miroir sur pied Alcove',
  'Low sun in the oak frame of the Heath framed print': 'Soleil bas dans le cadre de chêne de l’affiche encadrée Heath',
  'Brass rod and rings of the Sedge linen curtains': 'Tringle et anneaux de laiton des rideaux de lin Sedge',
  'Books and a bowl on the oak board of the Larch wall shelf':
    'Livres et bol sur la planche de chêne de la tablette murale Larch',
  'Walnut rim and brass hands of the Quail wall clock up close':
    'Pourtour de noyer et aiguilles de laiton de l’horloge murale Quail en gros plan',
  'Rounded walnut corners of the Dune wall mirror': 'Coins de noyer arrondis du miroir mural Dune',
  'Stacked stones in the oak frame of a Tern print': 'Pierres empilées dans le cadre de chêne d’une affiche Tern',
  'Tabs of the Marram cotton curtains on their oak pole':
    'Pattes des rideaux de coton Marram sur leur tringle de chêne',
  'Rounded brass frame of the Finch oval mirror': 'Cadre de laiton arrondi du miroir ovale Finch',
  'Turned pegs on the rail of the Larch wall hooks': 'Chevilles tournées sur le rail de la patère murale Larch',
  'Leaves over the ribbed rim of the Fennel planter': 'Feuilles au-dessus du bord strié du cache-pot Fennel',
};
