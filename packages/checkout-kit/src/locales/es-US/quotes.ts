import type { CheckoutKitMessages } from '../../use-words.ts';

export const quote: CheckoutKitMessages['quote'] = {
  title: 'Solicitar una cotización',
  intro: (name) =>
    `Díganos cuántas unidades de ${name} necesita. Le enviaremos un precio por correo electrónico en un plazo de dos días hábiles.`,
  quantity: 'Cantidad',
  name: 'Nombre',
  emailAddress: 'Correo electrónico',
  phone: 'Teléfono',
  message: '¿Para qué lo necesita?',
  optional: 'Opcional',
  send: 'Enviar solicitud',
  close: 'Cerrar',
  cancel: 'Cancelar',
  done: 'Listo',
  sentTitle: 'Gracias por su solicitud',
  sent: ({ number, email }) =>
    `Su solicitud tiene el número ${number}. Enviamos una confirmación a ${email}, y allí recibirá un precio en un plazo de dos días hábiles.`,
  failed: 'No pudimos enviar su solicitud. Todo lo que ingresó sigue aquí. Inténtelo de nuevo.',
  emailTooLong: (limit) => `El campo Correo electrónico admite hasta ${limit} caracteres.`,
  errors: {
    quantity: { missing: '', invalid: 'Ingrese una cantidad de 1 a 9,999.' },
    name: { missing: 'Ingrese su nombre.', invalid: 'Ingrese hasta 60 caracteres.' },
    emailAddress: {
      missing: 'Ingrese su correo electrónico.',
      invalid: 'Ingrese un correo electrónico válido (p. ej., nombre@dominio.com).',
    },
    phone: { missing: '', invalid: 'Ingrese un número de teléfono de 10 dígitos.' },
    message: { missing: '', invalid: 'Acorte el texto a 1,000 caracteres.' },
  },
};
