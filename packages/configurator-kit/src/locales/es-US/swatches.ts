import { addressMaxLengths, type SiteCulture, swatchDeliveryDays } from '@settee/domain';
import type { ConfiguratorKitMessages } from '../../use-words.ts';
import { plural } from './plural.ts';

const regionLabel: Record<SiteCulture, string> = { USA: 'Estado', CANADA: 'Provincia' };
const regionMissing: Record<SiteCulture, string> = {
  USA: 'Seleccione un estado.',
  CANADA: 'Seleccione una provincia.',
};
const postalLabel: Record<SiteCulture, string> = { USA: 'Código ZIP', CANADA: 'Código postal' };
const postal = {
  USA: { missing: 'Ingrese un código ZIP.', invalid: 'El código ZIP debe tener 5 dígitos.' },
  CANADA: { missing: 'Ingrese un código postal.', invalid: 'El código postal no es válido.' },
};

const invalid = (label: string) => `El campo ${label} no es válido.`;
const tooLong = (label: string, limit: number) => `El campo ${label} admite hasta ${limit} caracteres.`;
const withInvalid = (text: string, missing: string) => ({ missing, invalid: text, 'too-long': text });
const named = (label: string, limit: number) => ({
  missing: `El campo ${label} es obligatorio.`,
  invalid: invalid(label),
  'too-long': tooLong(label, limit),
});

const problems: ConfiguratorKitMessages['swatch']['problems'] = (siteCulture) => {
  const limits = addressMaxLengths(siteCulture);
  return {
    firstName: named('Nombre', limits.firstName),
    lastName: named('Apellido', limits.lastName),
    address1: named('Dirección', limits.address1),
    address2: named('Dirección 2', limits.address2),
    city: { ...named('Ciudad', limits.city), 'too-long': `${invalid('Ciudad')} ${tooLong('Ciudad', limits.city)}` },
    state: withInvalid(invalid(regionLabel[siteCulture]), regionMissing[siteCulture]),
    postalCode: withInvalid(postal[siteCulture].invalid, postal[siteCulture].missing),
    dayPhone: withInvalid('Ingrese un número de teléfono válido.', 'Ingrese un número de teléfono.'),
    emailAddress: {
      missing: 'El correo electrónico es obligatorio.',
      invalid: 'Ingrese un correo electrónico válido.',
      'too-long': tooLong('Correo electrónico', limits.emailAddress),
    },
  };
};

export const swatch: ConfiguratorKitMessages['swatch'] = {
  title: 'Pedir muestras gratis',
  close: 'Cerrar',
  cancel: 'Cancelar',
  openSheet: 'Mostrar formulario',
  closeSheet: 'Ocultar formulario',
  loading: 'Cargando muestras',
  failed: 'No podemos recibir pedidos de muestras en este momento',
  failedText: 'Inténtelo de nuevo en un momento.',
  retry: 'Intentar de nuevo',
  unavailableTitle: 'No disponible como muestra',
  unavailable: (count) =>
    plural(count, {
      one: 'No podemos enviar esta muestra en este momento:',
      other: 'No podemos enviar estas muestras en este momento:',
    }),
  goOn: (count) => plural(count, { one: 'Continuar sin ella', other: 'Continuar sin ellas' }),
  empty:
    'Lamentablemente, no hay muestras disponibles para pedir. Agradecemos su paciencia y le invitamos a ver las muestras en su tienda local.',
  choose: 'Elija sus muestras',
  browseAll: 'Ver todas las muestras',
  chosen: ({ count, limit }) => `${count} de ${limit}`,
  chosenLabel: 'Sus muestras',
  noneChosen: 'Seleccione al menos una muestra.',
  full: 'Puede seleccionar hasta cinco muestras.',
  remove: (name) => `Quitar ${name}`,
  toAddress: 'Continuar a la dirección',
  unavailableSwatch: 'no disponible',
  where: '¿Adónde debemos enviarlas?',
  labels: (siteCulture) => ({
    firstName: 'Nombre',
    lastName: 'Apellido',
    address1: 'Dirección',
    address2: 'Dirección 2 (apto.)',
    city: 'Ciudad',
    state: regionLabel[siteCulture],
    postalCode: postalLabel[siteCulture],
    dayPhone: 'Número de teléfono',
    emailAddress: 'Correo electrónico',
  }),
  cardNumberInText: 'No ingrese un número de tarjeta aquí.',
  problems,
  pleaseSelect: 'Seleccione',
  signUp: 'Envíenme correos sobre telas nuevas, ofertas y eventos',
  privacy: 'Política de privacidad',
  send: 'Enviar muestras',
  doubtfulStreet:
    'La dirección que ingresó podría no ser correcta. Vuelva para editarla o elija usarla tal como la ingresó.',
  doubtfulCombination:
    'Parece haber un problema con la combinación de ciudad, estado y código postal. Seleccione una de nuestras sugerencias.',
  useAsEntered: 'Usar la dirección tal como se ingresó',
  suggestions: 'Sugerencias',
  unreachable: 'No pudimos enviar su pedido. Inténtelo de nuevo.',
  successTitle: 'Sus muestras están en camino',
  success: ({ siteCulture, host }) =>
    `Gracias. Recibimos su pedido de muestras. Debería recibirlas en un plazo de ${swatchDeliveryDays[siteCulture]} días hábiles. Gracias por su interés en ${host}.`,
  receipt: 'Recibo',
  orderNumber: 'Número de pedido',
  date: 'Fecha',
  total: 'Total',
  print: 'Imprimir recibo',
  continueShopping: 'Seguir comprando',
};
