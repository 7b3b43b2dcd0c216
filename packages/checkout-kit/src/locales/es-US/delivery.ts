import { addressMaxLengths, type SiteCulture } from '@settee/domain';
import type { CheckoutKitMessages } from '../../use-words.ts';
import { plural } from './plural.ts';

const zipLabel: Record<SiteCulture, string> = { USA: 'Código ZIP', CANADA: 'Código postal' };

export const zip: CheckoutKitMessages['zip'] = {
  zipLabel,
  missingPostalCode: { USA: 'Ingrese un código ZIP.', CANADA: 'Ingrese un código postal.' },
  postalCodeValidationError: {
    USA: '{0} no es un código ZIP válido.',
    CANADA: '{0} no es un código postal válido.',
  },
  missingCode: (label) => `Complete el campo ${label}.`,
  invalidCode: ({ entry, label }) => `“${entry}” no es válido en el campo ${label}.`,
  zipNotUpdated: 'No se pudo actualizar el código postal',
  zipApply: 'Actualizar',
  zipClose: 'Cancelar',
  zipEnter: 'Ingresar',
};

const postalProblem: Record<SiteCulture, string> = {
  USA: 'El código ZIP debe tener 5 dígitos.',
  CANADA: 'El código postal no es válido.',
};

const regionLabels: Record<SiteCulture, string> = { USA: 'Estado', CANADA: 'Provincia' };
const regionMissing: Record<SiteCulture, string> = {
  USA: 'Seleccione un estado.',
  CANADA: 'Seleccione una provincia.',
};
const internationalRegionLabel = 'Estado o región';

const selectInvalid = (label: string) => `El campo ${label} no es válido.`;
const tooLong = (label: string, limit: number) => `El campo ${label} admite hasta ${limit} caracteres.`;
const withInvalid = (invalid: string, missing: string) => ({ missing, invalid, 'too-long': invalid });
const named = (label: string, limit: number, more = '') => ({
  missing: `El campo ${label} es obligatorio.`,
  invalid: selectInvalid(label),
  'too-long': tooLong(label, limit) + more,
});

const addressProblems: CheckoutKitMessages['address']['addressProblems'] = ({
  siteCulture,
  isInternational = false,
  regionLabel,
  postalCodeLabel,
}) => {
  const limits = addressMaxLengths(siteCulture);
  const postal = isInternational ? 'CANADA' : siteCulture;
  return {
    firstName: named('Nombre', limits.firstName),
    lastName: named('Apellido', limits.lastName),
    address1: named('Dirección', limits.address1, ' Ponga el resto en Dirección 2.'),
    address2: named('Dirección 2', limits.address2),
    address3: named('Dirección 3', limits.address3),
    country: withInvalid(selectInvalid('País'), 'Seleccione un país.'),
    city: {
      ...named('Ciudad', limits.city),
      'too-long': `${selectInvalid('Ciudad')} ${tooLong('Ciudad', limits.city)}`,
    },
    state: withInvalid(
      selectInvalid(regionLabel ?? (isInternational ? internationalRegionLabel : regionLabels[siteCulture])),
      regionLabel
        ? `Complete el campo ${regionLabel}.`
        : isInternational
          ? 'Seleccione un estado o una región.'
          : regionMissing[siteCulture],
    ),
    postalCode: postalCodeLabel
      ? withInvalid(selectInvalid(postalCodeLabel), `Complete el campo ${postalCodeLabel}.`)
      : withInvalid(postalProblem[postal], zip.missingPostalCode[postal]),
    dayPhone: withInvalid('Ingrese un número de teléfono válido.', 'Ingrese un número de teléfono.'),
    emailAddress: {
      missing: 'El correo electrónico es obligatorio.',
      invalid: 'Ingrese un correo electrónico válido.',
      'too-long': tooLong('Correo electrónico', limits.emailAddress),
    },
  };
};

export const address: CheckoutKitMessages['address'] = {
  addressLabels: ({ siteCulture, isInternational = false, regionLabel, postalCodeLabel }) => ({
    firstName: 'Nombre',
    lastName: 'Apellido',
    address1: 'Dirección',
    address2: 'Dirección 2',
    address3: 'Dirección 3',
    country: 'País',
    city: 'Ciudad',
    state: regionLabel ?? (isInternational ? internationalRegionLabel : regionLabels[siteCulture]),
    postalCode: postalCodeLabel ?? zipLabel[isInternational ? 'CANADA' : siteCulture],
    dayPhone: 'Número de teléfono',
    emailAddress: 'Correo electrónico',
  }),
  addressProblems,
  fullName: 'Nombre completo',
  fullNameProblems: ({ firstName }) => ({
    missing: 'Ingrese su nombre y apellido.',
    invalid: 'El campo Nombre completo no es válido.',
    'too-long': `El nombre y el apellido admiten hasta ${firstName} caracteres cada uno.`,
  }),
  requiredFields: 'Obligatorio',
  addAddress2: 'Agregar apartamento, oficina o unidad',
  addAddress3: 'Agregar otra línea de dirección',
  address2Hint: 'Apartamento, oficina, unidad o edificio',
  didYouMean: '¿Quiso decir',
  cardNumberInText: 'No ingrese un número de tarjeta aquí.',
  noPoBox: 'Los artículos grandes no se pueden enviar a un apartado postal. Ingrese una dirección física.',
  pleaseSelect: 'Seleccione',
  emailHint: 'Para novedades sobre su pedido',
  pickupPhoneHint: 'Por si la tienda necesita comunicarse con usted',
  billingPhoneHint: 'Para preguntas sobre su pago',
  phoneHint: 'Por si el transportista necesita comunicarse con usted',
  formError: (count) => plural(count, { one: 'Un campo necesita revisión:', other: '# campos necesitan revisión:' }),
  doubtfulStreet:
    'La dirección que ingresó podría no ser correcta. Vuelva para editarla o elija usarla tal como la ingresó.',
  doubtfulCombination:
    'Parece haber un problema con la combinación de ciudad, estado y código postal. Seleccione una de nuestras sugerencias.',
  useAsEntered: 'Usar la dirección tal como se ingresó',
  suggestions: 'Sugerencias',
  savedAddresses: 'Direcciones guardadas',
  newAddress: 'Usar una dirección nueva',
  editAddress: (position) => `Editar ${position}`,
  edit: 'Editar',
};

export const oversized: CheckoutKitMessages['oversized'] = {
  oversizedTitle: 'Asegúrese de que estos artículos quepan en su vehículo',
  boxesOf: (title) => `Cajas de ${title}`,
  boxColumn: 'Caja',
  box: (number) => `Caja ${number}`,
  boxQuantity: 'Cantidad',
  width: 'Ancho',
  depth: 'Profundidad',
  height: 'Altura',
  inches: (measure) => `${measure} pulg.`,
  backToCart: 'Volver al carrito',
  continueToCheckout: 'Continuar al pago',
  close: 'Cerrar',
};

export const deliveryInfo: CheckoutKitMessages['deliveryInfo'] = {
  infoTitle: 'Cargos de envío e información de entrega',
  infoTabs: 'Envío y entrega',
  chargesTab: 'Cargos de envío',
  daysTab: 'Detalles de la entrega',
  abroadTab: 'Nacional e internacional',
  methodNames: {
    standard: 'Entrega estándar',
    localInHome: 'Entrega dentro del hogar',
    longDistanceInHome: 'Entrega dentro del hogar a larga distancia',
    basicFreight: 'Flete básico',
    giftCards: 'Tarjetas de regalo',
  },
  dayNames: {
    standard: 'Entrega estándar',
    poBox: 'Apartados postales',
    fpoApo: 'Direcciones militares (APO y FPO)',
    twoDay: 'Entrega en 2 días',
    nextDay: 'Entrega al día siguiente',
    nonContinental: 'Alaska, Hawái y territorios de EE. UU.',
    rush: 'Entrega urgente',
    longDistance: 'Entrega dentro del hogar',
    basicFreight: 'Flete básico',
    giftCards: 'Tarjetas de regalo',
  },
  chargeFor: (zipCode) => `Estimado para ${zipCode}.`,
  chargeForNowhere: 'Agregue su ubicación en el carrito para ver su cargo de envío.',
  free: 'Gratis',
  freeFrom: (amount) => `Entrega estándar gratis en pedidos de ${amount} o más.`,
  freeParcelsFrom: (amount) =>
    `Los artículos pequeños se envían gratis en pedidos de ${amount} o más. Los muebles tienen el cargo de arriba.`,
  lowRate: 'Usted está cerca de uno de nuestros almacenes, así que recibe nuestra tarifa reducida.',
  addCharge: 'Alaska, Hawái y territorios de EE. UU.',
  total: 'Total',
  daysNote: 'El plazo comienza cuando se envía el artículo. Verá sus fechas de entrega en el carrito.',
  abroadNote: '¿Envía a otro país? Llámenos. Trabajamos con un transportista internacional.',
  infoLoading: 'Cargando la información de entrega',
  infoFailed: 'No pudimos cargar la información de entrega.',
  infoRetry: 'Intentar de nuevo',
  infoClose: 'Cerrar',
};

export const productDelivery: CheckoutKitMessages['productDelivery'] = {
  inHome: (charge) => `Entrega dentro del hogar: ${charge}`,
  inHomeUpTo: (charge) => `Entrega dentro del hogar: ${charge} o menos, según dónde viva`,
  standard: (charge) => `Entrega estándar: ${charge}`,
  free: 'Entrega estándar gratis',
  freeFrom: ({ standard, threshold }) => `${standard}, gratis desde ${threshold}`,
  unknown: 'Costo de entrega según la dirección',
};
