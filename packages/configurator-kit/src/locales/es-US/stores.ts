import { formatCount } from '@settee/ui';
import type { ConfiguratorKitMessages } from '../../use-words.ts';
import { plural } from './plural.ts';

export const stores: ConfiguratorKitMessages['stores'] = {
  check: 'Consultar disponibilidad en tiendas',
  title: 'Disponibilidad en tiendas',
  close: 'Cerrar',
  starting: 'Cargando',
  zipLabel: { USA: 'Código ZIP', CANADA: 'Código postal' },
  find: 'Buscar tiendas',
  missing: { USA: 'Ingrese un código ZIP.', CANADA: 'Ingrese un código postal.' },
  invalid: ({ entry, siteCulture }) =>
    `${entry} no es un ${siteCulture === 'CANADA' ? 'código postal' : 'código ZIP'} válido.`,
  wanting: {
    USA: 'Ingrese su código ZIP para ver qué tiendas tienen este artículo.',
    CANADA: 'Ingrese su código postal para ver qué tiendas tienen este artículo.',
  },
  onlyAvailable: 'Mostrar solo tiendas con este artículo',
  loading: 'Consultando tiendas',
  found: ({ count, zip }) =>
    plural(count, { one: '# tienda', other: `# tiendas cerca de ${zip}, de la más cercana a la más lejana` }),
  none: 'No disponible en tiendas cercanas',
  noneText: 'Aun así podemos enviárselo. Vea su fecha de entrega en el carrito.',
  showAll: 'Mostrar todas las tiendas',
  failed: 'No podemos consultar la disponibilidad en tiendas en este momento',
  retry: 'Intentar de nuevo',
  popupFailed: 'No pudimos cargar la información de las tiendas.',
  availability: {
    inStock: 'En existencia',
    limited: 'Quedan pocos',
    onDisplay: 'En exhibición',
    none: 'No disponible en esta tienda',
    unknown: 'Llame para consultar disponibilidad',
  },
  alsoOnDisplay: 'También en exhibición',
  seeIt: 'Véalo aquí y se lo enviaremos.',
  distance: ({ distance, unit }) =>
    `${distance < 1 ? 'A menos de 1' : `A unos ${formatCount(distance, 'es-US')}`} ${unit}`,
  distanceName: ({ distance, unit }) => {
    const [one, other] = unit === 'km' ? ['kilómetro', 'kilómetros'] : ['milla', 'millas'];
    return distance < 1
      ? `a menos de 1 ${one}`
      : `a unos ${plural(distance, { one: `# ${one}`, other: `# ${other}` })}`;
  },
  hours: 'Horario',
  hoursOf: (name) => `Horario de ${name}`,
  callStore: ({ name, phone }) => `Llamar a ${name}, ${phone}`,
  closed: 'Cerrado',
  openTime: ({ opens, closes }) => `${opens} – ${closes}`,
  dayRange: ({ from, to }) => `${from} – ${to}`,
  days: { mon: 'Lun', tue: 'Mar', wed: 'Mié', thu: 'Jue', fri: 'Vie', sat: 'Sáb', sun: 'Dom' },
  pickup: 'Su tienda para recoger',
  details: 'Detalles',
  detailsOf: (name) => `Detalles de ${name}`,
  useNearest: 'Usar la tienda más cercana',
  allStores: 'Ubicaciones de tiendas',
  newWindow: 'se abre en una ventana nueva',
  quickList: 'Todas las tiendas de un vistazo',
  screenTitle: 'Nuestras tiendas',
  screenCount: (count) => plural(count, { one: '# tienda', other: '# tiendas' }),
  directions: 'Cómo llegar',
  directionsTo: (name) => `Cómo llegar a ${name}, se abre en una ventana nueva`,
  services: 'En esta tienda',
  serviceNames: {
    pickup: 'Recogida gratis de pedidos en línea',
    curbside: 'Recogida en la acera: se lo llevamos a su auto',
    design: 'Ayuda de diseño gratis, con cita',
    returns: 'Devoluciones de pedidos en línea',
    registry: 'Ayuda con listas de regalos',
    swatches: 'Todas las telas para tocar y muestras para llevar',
  },
  nearby: 'Tiendas más cercanas',
  allStoresLink: 'Todas las tiendas',
  outlet: 'Tienda outlet: no se recogen pedidos en línea.',
};
