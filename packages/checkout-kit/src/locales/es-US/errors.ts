import type { CheckoutKitMessages } from '../../use-words.ts';
import { plural } from './plural.ts';

export const problem: CheckoutKitMessages['problem'] = {
  networkTitle: 'Error de red',
  networkText: 'Tenemos problemas para conectarnos. Vuelva a su carrito e inténtelo de nuevo.',
  genericText: 'Algo salió mal. Vuelva a su carrito e inténtelo de nuevo.',
  networkRetryText: 'Tenemos problemas para conectarnos. Todo lo que ingresó sigue aquí. Inténtelo de nuevo.',
  genericRetryText: 'Algo salió mal. Todo lo que ingresó sigue aquí. Inténtelo de nuevo.',
  tryAgain: 'Intentar de nuevo',
  backToCart: 'Volver al carrito',
  sessionTitle: 'Error de sesión',
  sessionText: 'Su sesión expiró. Seleccione Aceptar para continuar.',
  ok: 'Aceptar',
  close: 'Cerrar',
  noMessage: 'No hay mensaje de error.',
  unavailableTitle: 'Artículos que ya no están disponibles',
  restrictedTitle: 'Artículos que no se pueden enviar ni recoger en este estado',
  editCartTitle: 'Edite su carrito para continuar',
  removeAll: 'Quitar todos',
  continue: 'Continuar',
  quantity: (quantity) => `Cant.: ${quantity}`,
};

export const fix: CheckoutKitMessages['fix'] = {
  notRemoved: 'Algo salió mal. Inténtelo de nuevo.',
  fixEverything: 'Corregir todo',
  moreProblems: (count) =>
    plural(count, {
      one: 'Hay una cosa más por corregir antes de hacer el pedido.',
      other: 'Hay # cosas más por corregir antes de hacer el pedido.',
    }),
  fixTitle: 'Actualizar su carrito',
  fixText: 'Esto es lo que cambiaremos. Lo demás en su carrito queda igual.',
  fixDoneTitle: 'Su carrito está listo',
  fixDoneText: 'Esto es lo que cambiamos.',
  fixStuck: 'No pudimos terminar todo. Intente de nuevo con los artículos de abajo.',
  fixing: 'Actualizando su carrito',
  back: 'Atrás',
  done: 'Listo',
  willRemove: 'Ya no está disponible: lo quitaremos o reduciremos la cantidad',
  willRemoveRestricted: 'No se puede enviar a este estado: lo quitaremos',
  willRemovePersonalized: 'No se puede personalizar en este momento: lo quitaremos',
  willTakeOffInstallation: 'La instalación no está disponible: quitaremos el servicio y conservaremos el artículo',
  didRemove: 'Quitado o con menor cantidad',
  didTakeOffInstallation: 'Instalación quitada; artículo conservado',
};
