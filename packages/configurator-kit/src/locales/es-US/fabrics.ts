import type { ConfiguratorKitMessages } from '../../use-words.ts';
import { plural } from './plural.ts';

const fabrics = (count: number) => plural(count, { one: '# tela', other: '# telas' });

export const fabric: ConfiguratorKitMessages['fabric'] = {
  title: 'Muestras gratis',
  intro: 'Véalas con su luz antes de elegir. Escoja hasta cinco telas y cueros, y le enviaremos muestras gratis.',
  count: fabrics,
  list: 'Todas las telas',
  loading: 'Cargando telas',
  filters: (count) => (count === 0 ? 'Filtrar' : `Filtrar (${count})`),
  filterTitle: 'Filtrar telas',
  show: (count) => `Mostrar ${fabrics(count)}`,
  groups: { features: 'Características', colorgroup: 'Color', fabrictype: 'Tipo' },
  chips: 'Filtros activos',
  clearAll: 'Borrar todo',
  removeFilter: (name) => `Quitar el filtro ${name}`,
  sortBy: 'Ordenar por',
  sorts: { featured: 'Destacadas', name: 'Nombre: de la A a la Z', color: 'Color' },
  more: 'Ver más',
  shown: ({ shown, count }) => `Se muestran ${shown} de ${fabrics(count)}`,
  noneTitle: 'Ninguna tela coincide con todos sus filtros',
  noneText: 'Quite un filtro o bórrelos todos para empezar de nuevo.',
  details: (name) => `Ver detalles de ${name}`,
  add: 'Agregar muestra',
  remove: 'Quitar muestra',
  of: ({ deed, name }) => `${deed}, ${name}`,
  noSwatch: 'Muestra no disponible',
  canBeSent: 'Muestra gratis disponible.',
  cannotBeSent: 'Muestra no disponible en este momento.',
  added: ({ name, count, limit }) => `${name} se agregó a sus muestras. ${count} de ${limit} seleccionadas.`,
  removed: (name) => `${name} se quitó de sus muestras.`,
  full: 'Puede seleccionar hasta cinco muestras.',
  tray: 'Sus muestras',
  inTray: ({ count, limit }) => `${count} de ${limit}`,
  takeOut: (name) => `Quitar ${name}`,
  takeOutGone: (name) => `Quitar ${name}, ya no está disponible`,
  unnamed: (code) => `Tela ${code}`,
  order: 'Pedir muestras gratis',
  recent: 'Vistas recientemente',
  nla: 'Ya no está disponible',
  nlaText: 'No podemos enviar muestras de estas.',
  nlaInCart: (count) =>
    plural(count, {
      one: 'Una de sus muestras ya no está disponible.',
      other: '# de sus muestras ya no están disponibles.',
    }),
  madeIn: (name) => `Disponible en ${name}`,
  serverError: 'There was an error from server',
};

export const personalization: ConfiguratorKitMessages['personalization'] = {
  add: ({ isEtched, price }) => `Agregar ${isEtched ? 'grabado' : 'bordado'} por ${price}`,
  addPlate: (price) => `Personalizarlo por ${price}`,
  plateText: 'Texto',
  plateHint: (length) => `Grabado en una placa de latón, hasta ${length} caracteres`,
  plateTooLong: (length) => `Ingrese hasta ${length} caracteres.`,
  legend: (isEtched) => (isEtched ? 'Su grabado' : 'Su bordado'),
  line: ({ position, count }) => (count === 1 ? 'Su texto' : `Línea ${position}`),
  lengths: ({ minLength, maxLength }) => {
    const longest = plural(maxLength, { one: '# carácter', other: '# caracteres' });
    return minLength === maxLength ? longest : `De ${minLength} a ${longest}`;
  },
  font: 'Fuente',
  color: 'Color del hilo',
  location: 'Ubicación',
  preview: (name) => `Vista previa de ${name}`,
  previewWith: ({ name, texts }) => `Vista previa de ${name} con “${texts.join(' / ')}”`,
  drawn: (texts) => `Vista previa actualizada: ${texts.join(', ')}`,
  notDrawn: 'No podemos mostrar una vista previa en este momento, pero conservamos su texto.',
  retry: 'Intentar de nuevo',
  summary: 'Resumen',
  text: 'Texto',
  each: 'Precio por artículo',
  noReturns:
    'Lo haremos exactamente como lo escribió. Los artículos personalizados no se pueden devolver ni cambiar, salvo que lleguen dañados.',
  enterText: 'Ingrese un texto',
  enterLine: 'Ingrese al menos una línea de texto',
  invalid: 'Su mensaje contiene caracteres no válidos',
  tooLong: 'Su mensaje supera el límite de caracteres',
};
