import type { CheckoutKitMessages } from '../../use-words.ts';

export const orderStatus: CheckoutKitMessages['orderStatus'] = {
  lookupTitle: 'Buscar su pedido',
  lookupText:
    'Ingrese su número de pedido y su correo electrónico. Le enviaremos un código que abre su pedido. No necesita una cuenta.',
  orderNumberLabel: 'Número de pedido',
  orderNumberHint: 'En el correo que le enviamos al comprar, por ejemplo, K7QF-3MTX-92',
  emailAddress: 'Correo electrónico',
  sendCode: 'Enviarme un código',
  codeTitle: 'Ingrese su código',
  code: 'Código',
  codeSent: (email) => `Si tenemos un pedido con ese número y correo, un código va en camino a ${email}.`,
  codeHint: '6 dígitos, válido por 15 minutos',
  open: 'Abrir mi pedido',
  otherOrder: 'Usar otro número de pedido o correo electrónico',
  resend: 'Enviar un código nuevo',
  resent: 'Enviamos un código nuevo.',
  orderNumberProblem: 'Ingrese su número de pedido.',
  emailProblem: 'Ingrese un correo electrónico válido (p. ej., nombre@dominio.com).',
  emailTooLong: (limit) => `El campo Correo electrónico admite hasta ${limit} caracteres.`,
  codeProblem: 'Ingrese los 6 dígitos de su código.',
  otherLookup: 'Buscar otro pedido',
  print: 'Imprimir',
  orderTitle: (number) => `Pedido ${number}`,
  packingSlip: 'Lista de empaque',
  unreachable: 'No podemos conectarnos en este momento. Revise su conexión a internet e inténtelo de nuevo.',

  sentTo: (email) => `Enviamos su recibo a ${email}.`,
  correct: '¿Correo equivocado? Corríjalo',
  correctTitle: 'Corrija su correo electrónico',
  send: 'Enviar recibo',
  cancel: 'Cancelar',

  nextTitle: 'Próximos pasos',
  nextDelivery: (when) => `${when}.`,
  nextTracking: 'Le enviaremos un correo cuando su pedido esté en camino.',
  nextTrackingText: 'Le enviaremos un mensaje de texto cuando su pedido esté en camino.',
  nextPickup:
    'Espere nuestro correo que confirma que su pedido está listo antes de ir a la tienda. Lleve su número de pedido y una identificación con foto.',
  nextPickupText:
    'Espere nuestro mensaje de texto que confirma que su pedido está listo antes de ir a la tienda. Lleve su número de pedido y una identificación con foto.',
  nextChange: ({ until, helpLine }) =>
    `Las piezas hechas para usted se pueden cambiar o cancelar hasta el ${until}. Para hacer un cambio, llámenos al ${helpLine}. Después no se pueden cancelar ni devolver, salvo que lleguen dañadas.`,
  nextFind: 'Puede abrir este pedido en cualquier momento con su número y su correo electrónico.',
  findOrder: 'Buscar un pedido',

  accountTitle: 'Guarde este pedido en una cuenta',
  accountText: (email) => `Elija una contraseña para crear una cuenta con ${email}.`,
  accountBenefits: [
    'Todos sus pedidos en un solo lugar',
    'Direcciones y tarjetas guardadas para pagar más rápido',
    'Su carrito en todos sus dispositivos',
  ],
  create: 'Crear cuenta',
  checkMail: (email) => `Revise su correo: enviamos un enlace a ${email} para activar su cuenta.`,
};

export const packingSlip: CheckoutKitMessages['packingSlip'] = {
  title: 'Comprobante de empaque',
  order: (number) => `Pedido ${number}`,
  print: 'Imprimir comprobante',
  placedOn: (date) => `Realizado el ${date}`,
  shipTo: 'Enviar a',
  pickupAt: 'Recoger en',
  from: (name) => `De ${name}`,
  slipOf: ({ number, count }) => `Comprobante ${number} de ${count}`,
  item: 'Artículo',
  sku: (sku) => `SKU ${sku}`,
  quantity: 'Cant.',
  price: 'Precio',
  instructions: 'Instrucciones',
  giftMessage: 'Mensaje de regalo',
  giftReceipt: 'Recibo de regalo',
  giftReceiptText: (number) => `Para un cambio o una devolución, muestre este comprobante. Pedido ${number}.`,
  missing: 'No encontramos ese comprobante',
  missingText: 'Revise el enlace o abra el pedido en su cuenta.',
};
