import type { FrenchTexts } from './types.ts';

/** Alternative texts of the detail pictures of cb2. */
export const cb2Details: FrenchTexts = {
  'Clay bouclé ball on the seat of the Curve sofa': 'Balle en bouclette argile sur l’assise du sofa Curve',
  'Recess between the two boxes of the Stack nightstand': 'Creux entre les deux boîtes de la table de chevet Stack',
  'Walnut drawer in the black steel frame of the Hover nightstand':
    'Tiroir de noyer dans le cadre d’acier noir de la table de chevet Hover',
  'Walnut drawers of the Step credenza where the lower gray block begins':
    'Tiroirs de noyer de la crédence Step, là où commence le bloc gris plus bas',
  'Brass cap at the tip of the Cone pendant': 'Capuchon de laiton à la pointe de la suspension Cone',
  'Black cord around one end of the Bar pillow': 'Passepoil noir autour d’un bout du coussin Bar',
  'Corner of the Slab serving board with pores in its travertine':
    'Coin de la planche de service Slab et pores de son travertin',
  'Tan leather back of the Bend dining chair on its chromed tube':
    'Dossier de cuir havane de la chaise de salle à manger Bend sur son tube chromé',
  'Seams between the nubuck bands of the Keg ottoman': 'Coutures entre les bandes de nubuck du pouf Keg',
  'Nubuck seat of the Perch bar stool on its steel post, above the foot ring':
    'Siège de nubuck du tabouret de bar Perch sur sa tige d’acier, au-dessus du repose-pieds',
  'Corner of the Grid ottoman in ivory chenille': 'Coin du pouf Grid en chenille ivoire',
  'Leather channels and steel foot at one end of the Slat daybed':
    'Bandes de cuir et pied d’acier à un bout du lit de repos Slat',
  'Thin walnut edge of the Plane bench on its folded steel': 'Mince bord de noyer du banc Plane sur son acier plié',
  'Square arm and single seat cushion of the Bloc sofa': 'Accoudoir carré et coussin d’assise unique du sofa Bloc',
  'Square arms of the Bloc chair in graphite tweed': 'Accoudoirs carrés du fauteuil Bloc en tweed graphite',
  'Round end of the Pill sofa in petrol velvet': 'Bout arrondi du sofa Pill en velours pétrole',
  'Walnut deck of the Hover sofa where it ends as a table':
    'Plateforme de noyer du sofa Hover, là où elle finit en table',
  'Leather channels of the Bend chaise lounge on their chromed tube':
    'Boudins de cuir de la chaise longue Bend sur leur tube chromé',
  'Walnut hoop and round bouclé seat of the Half dining chair':
    'Cerceau de noyer et assise ronde en bouclette de la chaise de salle à manger Half',
  'Two olive discs of the Disc lounge chair up close': 'Les deux disques olive du fauteuil Disc en gros plan',
  'Travertine cone of the Cone dining table under its black top':
    'Cône de travertin de la table de salle à manger Cone sous son dessus noir',
  'Cones of the Spool side table where their points meet':
    'Cônes de la table d’appoint Spool, là où leurs pointes se rejoignent',
  'Walnut corner of the Beam coffee table over its travertine':
    'Coin de noyer de la table basse Beam au-dessus de son travertin',
  'Travertine lobes of the Petal side table’s top': 'Lobes de travertin du plateau de la table d’appoint Petal',
  'Round end of the Pill dining table over a reeded drum':
    'Bout rond de la table de salle à manger Pill sur un tambour cannelé',
  'Folded corner of the Fold desk with its walnut drawer': 'Angle plié du bureau Fold avec son tiroir de noyer',
  'Pale gray corner of the Plinth bench on its black plinth': 'Coin gris pâle du banc Plinth sur son socle noir',
  'Upper shelves of the Tower bookcase in their black steel frame':
    'Tablettes du haut de la bibliothèque Tower dans leur cadre d’acier noir',
  'Rounded top corners and black line of the Silo cabinet':
    'Coins supérieurs arrondis et ligne noire de l’armoire Silo',
  'Leather pads over the open cells of the Block storage bench':
    'Coussins de cuir au-dessus des cases ouvertes du banc de rangement Block',
  'Ash boxes at the top of the Stack tall chest': 'Boîtes de frêne en haut du chiffonnier Stack',
  'Gaps between the lacquered drawers of the Cube dresser': 'Espaces entre les tiroirs laqués de la commode Cube',
  'Black channel between the drawers of the Shaft nightstand':
    'Gorge noire entre les tiroirs de la table de chevet Shaft',
  'Walnut drawers and black steel foot of the Hover dresser':
    'Tiroirs de noyer et pied d’acier noir de la commode Hover',
  'Bent steel tube and smoked oak of the Rail bar cart': 'Tube d’acier courbé et chêne fumé du chariot bar Rail',
  'Travertine top and brass pulls of the Drum nightstand':
    'Dessus de travertin et poignées de laiton de la table de chevet Drum',
  'Brass disc across the doors of the Disc bar cabinet': 'Disque de laiton sur les portes de l’armoire bar Disc',
  'Upper cells of the Step bookcase with books': 'Cases du haut de la bibliothèque Step avec des livres',
  'Lit opal globe on the black stem of the Stem floor lamp':
    'Globe opale allumé sur la tige noire de la lampe sur pied Stem',
  'Cap and opal tube of the Rod floor lamp': 'Capuchon et tube opalin de la lampe sur pied Rod',
  'Brass inside of the Half pendant under its white shade':
    'Intérieur de laiton de la suspension Half sous son dessus blanc',
  'Lit globe in the middle of the Eclipse wall sconce': 'Globe allumé au milieu de l’applique murale Eclipse',
  'End of the Line pendant with its steel wire': 'Bout de la suspension Line et son fil d’acier',
  'Linen drum of the Stack table lamp on its black rod': 'Tambour de lin de la lampe de table Stack sur sa tige noire',
  'Light along the inside of the Loop pendant’s black hoop':
    'Lumière à l’intérieur du cerceau noir de la suspension Loop',
  'Half circles in the looped wool of the Half rug': 'Demi-cercles dans la laine bouclée du tapis Half',
  'Circles of looped wool in the Ring rug': 'Cercles de laine bouclée du tapis Ring',
  'Turned-over corner of the Check rug with its sand and charcoal squares':
    'Coin retourné du tapis Check à carreaux sable et anthracite',
  'Stepped diamonds down the length of the Step rug': 'Losanges en escalier sur la longueur du tapis Step',
  'Ivory lines at one corner of the Slant rug': 'Lignes ivoire à un coin du tapis Slant',
  'Waves carved into the wool of the Wave rug': 'Vagues sculptées dans la laine du tapis Wave',
  'Braided jute and black rings of the Coil rug': 'Jute tressé et anneaux noirs du tapis Coil',
  'Deep rust pile along one edge of the Tuft rug': 'Longs poils rouille le long d’un bord du tapis Tuft',
  'Light stitches along the black border of the Frame rug': 'Points clairs le long de la bordure noire du tapis Frame',
  'Ribbed weave and fringe of the Bar throw': 'Tissage côtelé et frange du jeté Bar',
  'Fold of the white Mono hand towel on the black one': 'Pli de l’essuie-mains Mono blanc sur le noir',
  'Strap and black cord of the Block floor cushion': 'Sangle et passepoil noir du coussin de sol Block',
  'Black and rust arches along one edge of the Arch rug': 'Arches noires et rouille le long d’un bord du tapis Arch',
  'Corded corner of the Dusk velvet pillow': 'Coin passepoilé du coussin de velours Dusk',
  'White bar across the black loops of the Mono bath mat':
    'Barre blanche dans les boucles noires du tapis de bain Mono',
  'Black cord around the flat ends of the Log bolster pillows':
    'Passepoil noir autour des bouts plats des traversins Log',
  'Buttons in the middle of the Disc pillows': 'Boutons au milieu des coussins Disc',
  'Close-up of the black bars and fringe of the Line throw': 'Barres noires et franges du jeté Line en gros plan',
  'Black steel feet of the Column candlesticks': 'Pieds d’acier noir des bougeoirs Column',
  'Matte rim of the Ink serving bowl with pears in it': 'Bord mat du bol de service Ink avec des poires',
  'Red rim of the Orbit tray around a stone ball': 'Rebord rouge du plateau Orbit autour d’une boule de pierre',
  'Stacked shapes of the Totem vase up close': 'Formes empilées du vase Totem en gros plan',
  'One Disc coaster in front of the others in their black rack':
    'Un sous-verre Disc devant les autres dans leur support noir',
  'Nested Cone bowls with the small black one next to them': 'Bols Cone emboîtés, le petit noir à côté',
  'Brass rings of the Cap salt and pepper mills up close':
    'Bagues de laiton des moulins à sel et à poivre Cap en gros plan',
  'Square handles and straight walls of the Ink mugs': 'Anses carrées et parois droites des tasses Ink',
  'Thin black frame around the curve of the Slice mirror': 'Mince cadre noir autour de la courbe du miroir Slice',
  'Upper corner of the Stilt floor mirror in black steel': 'Coin supérieur du miroir sur pied Stilt en acier noir',
  'Quarter circles in the black frame of the Quarter print': 'Quarts de cercle dans le cadre noir de l’affiche Quarter',
  'Drop velvet curtains hung from their black rod': 'Rideaux de velours Drop suspendus à leur tringle noire',
  'Folded lip of the Ledge wall shelf with books on it': 'Rebord plié de la tablette murale Ledge avec des livres',
  'White dot at the top of the Dot wall clock': 'Point blanc en haut de l’horloge murale Dot',
  'Round brass end of the Pill mirror': 'Bout rond en laiton du miroir Pill',
  'Red disc and looped line of the Loop framed print': 'Disque rouge et ligne bouclée de l’affiche encadrée Loop',
  'Sheer folds of the Veil curtains on their rod': 'Plis légers des voilages Veil sur leur tringle',
  'Travertine half disc of the Half bookends against a row of books':
    'Demi-disque de travertin des serre-livres Half contre une rangée de livres',
  'Black and red discs of the Dot wall hooks': 'Disques noirs et rouge des crochets muraux Dot',
  'Leaves of a snake plant over the rim of the Cone planter':
    'Feuilles d’une sansevière au-dessus du bord du cache-pot Cone',
};
