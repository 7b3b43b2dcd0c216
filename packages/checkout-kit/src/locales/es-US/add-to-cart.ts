import type { CheckoutKitMessages } from '../../use-words.ts';
import { articulos, plural } from './plural.ts';

const added = (count: number) =>
  plural(count, { one: 'Se agregó # artículo a su carrito', other: 'Se agregaron # artículos a su carrito' });

export const action: CheckoutKitMessages['action'] = {
  buttonLabels: {
    add: 'Agregar al carrito',
    'request-quote': 'Solicitar una cotización',
    'call-store': 'Llamar a una tienda',
    'select-store': 'Seleccionar una tienda',
    'pick-up-in-store': 'Recoger en la tienda',
    'accept-terms': 'Aceptar los términos y agregar al carrito',
  },
  addCount: (count) => `Agregar ${count} al carrito`,
  addFailed: 'No pudimos agregar esto a su carrito. Inténtelo de nuevo.',
  installationLabel: ({ title, price }) => `Agregar ${title}, ${price} por artículo`,
  wrongQuantity: 'Ingrese una cantidad de 1 a 99.',
  logPrefix: 'Error adding to cart:',
};

export const addToCart: CheckoutKitMessages['addToCart'] = {
  ...action,
  termsTitle: 'Confirme su selección',
  madeForYou: 'Hecho para usted',
  accept: ({ isMobile, isRegistry }) =>
    `${isMobile ? 'Aceptar y agregar' : 'Aceptar los términos y agregar'} ${isRegistry ? 'a la lista' : 'al carrito'}`,
  decline: 'Rechazar',
  customOrderTermsTitle: 'Términos de pedidos personalizados',
  customOrderTerms: [
    'Hecho por encargo con las opciones mostradas.',
    'Se puede cambiar o cancelar en las 48 horas posteriores al pedido.',
    'No se puede devolver ni cambiar por otro, salvo que llegue dañado.',
  ],
  monogrammingTermsTitle: 'Términos del monograma',
  monogrammingTerms: [
    'Se hace exactamente como lo escribió, con la misma ortografía y mayúsculas.',
    'No se puede cambiar ni cancelar una vez hecho el pedido.',
    'No se puede devolver ni cambiar por otro, salvo que llegue dañado.',
  ],
  termsItems: 'Artículos de su selección',
  previous: 'Artículo anterior',
  next: 'Artículo siguiente',
  added: ({ count, installation }) => `${added(count)}${installation === '' ? '' : `, con ${installation}`}`,
  adding: 'Agregando a tu carrito',
  addedItems: 'Artículos agregados',
  quantity: (quantity) => `Cant.: ${quantity}`,
  tooltip: ({ name, price, quantity, isPersonalized }) =>
    `${name}${isPersonalized ? ' (personalizado)' : ''}, ${price}, cant.: ${quantity}`,
  yourCart: (count) => `Su carrito: ${articulos(count)}`,
  orderSubtotal: 'Subtotal del pedido',
  installation: 'Servicios de instalación y montaje',
  installationNote: 'La tarifa indicada es por artículo. El servicio lo presta un tercero.',
  estimatedShipping: 'Envío estimado',
  free: 'Gratis',
  discountMark: '*',
  includesDiscount: '*Incluye el descuento aplicado',
  subtotal: 'Subtotal',
  continueShopping: 'Seguir comprando',
  checkoutNow: 'Pagar ahora',
  close: 'Cerrar',
};

export const giftCard: CheckoutKitMessages['giftCard'] = {
  heading: 'Tarjetas de regalo',
  kind: '¿Cómo debemos enviarla?',
  amount: 'Importe',
  recipientEmail: 'Correo electrónico del destinatario',
  recipientEmailHint: 'Enviaremos la tarjeta aquí a los pocos minutos de su pedido.',
  senderName: 'De',
  message: 'Mensaje',
  messageLeft: (left) => plural(left, { one: 'Queda # carácter', other: 'Quedan # caracteres' }),
  quantity: 'Cantidad de tarjetas de regalo',
  optional: 'Opcional',
  noPromotion: 'Los códigos promocionales no se aplican a las tarjetas de regalo.',
  errors: {
    amount: { missing: 'Elija un importe.', invalid: '', 'too-long': '' },
    recipientEmail: {
      missing: 'Ingrese el correo electrónico del destinatario.',
      invalid: 'Ingrese un correo electrónico válido (p. ej., nombre@dominio.com).',
      'too-long': '',
    },
    senderName: { missing: 'Ingrese su nombre.', invalid: '', 'too-long': 'Ingrese hasta 40 caracteres.' },
    message: { missing: '', invalid: '', 'too-long': 'Acorte su mensaje a 250 caracteres.' },
  },
};

export const recommendation: CheckoutKitMessages['recommendation'] = {
  titles: {
    alsoViewed: 'Otras personas también vieron',
    alsoBought: 'Otras personas también compraron',
    alsoWant: 'También podría gustarle',
  },
  loading: (title) => `Cargando ${title}`,
  addOnsTitle: 'Extras y esenciales que recomendamos',
  addToCart: 'Agregar al carrito',
  addToRegistry: 'Agregar a la lista',
  added: 'Agregado',
  chooseOptions: 'Elegir opciones',
  from: 'Desde',
  addName: ({ label, name }) => `${label}, ${name}`,
  saidAdded: (name) => `${name} se agregó a su carrito.`,
  saidRegistered: (name) => `${name} se agregó a su lista.`,
  addFailed: 'No pudimos agregar esto. Inténtelo de nuevo.',
  failedName: ({ name, reason }) => `${name}: ${reason}`,
  logPrefix: 'Error adding to cart:',
  previous: 'Anterior',
  next: 'Siguiente',
};
