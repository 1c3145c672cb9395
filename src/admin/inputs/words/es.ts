import type { InputWords } from './en';

export const ES: InputWords = {
  loading: 'Cargando …',
  clear: 'Borrar',
  loadingList: 'Cargando …',
  businesses: {
    choose: 'Elegir una empresa',
    first: 'Elija primero la empresa',
    none: 'Todavía no hay ninguna empresa',
    notFound: 'Ninguna empresa con este nombre',
    new: 'Nueva empresa',
  },
  customers: {
    choose: 'Elegir un cliente',
    none: 'Esta empresa todavía no tiene clientes',
    notFound: 'Ningún cliente con este nombre',
    new: 'Nuevo cliente',
    open: (name) => `Abrir ${name}`,
  },
  products: {
    choose: 'Elegir un producto',
    none: 'Esta empresa todavía no tiene productos',
    notFound: 'Ningún producto con este nombre',
    new: 'Nuevo producto',
    otherCurrency: ({ product, ofPrice, ofDocument }) =>
      `El precio de ${product} está en ${ofPrice}, y este documento está en ${ofDocument}. Introduzca el precio unitario.`,
  },
  lists: { choose: 'Elegir o escribir', notFound: 'Nada con este nombre' },
  logo: { upload: 'Subir una imagen', picture: 'Imagen del logotipo' },
  yes: 'Sí',
  no: 'No',
  numbers: {
    none: 'Esto no es un número.',
    alone: 'Escriba solo el número, sin % ni moneda.',
    twoReadings: (readings) =>
      `Puede ser ${readings.join(' o ')}. Escríbalo sin separador de miles.`,
    whole: 'Debe ser un número entero.',
    decimals: (most) => `${most} decimales como máximo.`,
    digits: (most) => `${most} cifras como máximo.`,
  },
  dates: {
    incomplete: 'Esta fecha está incompleta o no existe.',
    year: 'Escriba el año con cuatro cifras.',
  },
  choices: {
    tax_rounding: { line: 'Por cada línea', rate: 'Por cada tipo impositivo' },
    tax_category: {
      S: 'Tipo general',
      Z: 'Tipo cero',
      E: 'Exento de impuesto',
      AE: 'Inversión del sujeto pasivo',
      K: 'Entrega intracomunitaria',
      G: 'Exportación fuera de la UE',
      O: 'No sujeto a impuesto',
    },
    lock_documents: { when_sent: 'Bloqueado tras el envío', never: 'Se puede corregir' },
    reason: {
      return: 'Mercancía devuelta',
      price: 'Precio rebajado',
      duplicate: 'Facturado dos veces',
      order_change: 'Pedido modificado',
      other: 'Otro',
    },
    template_type: { modern: 'Moderna', classic: 'Clásica', minimal: 'Minimalista' },
    kind: { document: 'Documento', reminder: 'Recordatorio', decision: 'Decisión' },
  },
};
