import type { DesignerWords } from '../en/designer';

export const DESIGNER_WORDS: DesignerWords = {
  title: 'Aspecto de los documentos',
  open: 'Diseñar los documentos',
  about:
    'Plantilla, color, logotipo, papel, tipo de letra y textos, con vista previa en directo. Los correos y las páginas de los documentos toman el color y el logotipo.',
  saveFirst: 'Guarde primero la empresa. Después podrá diseñar sus documentos.',
  unsaved: 'Modificado. Guarde la empresa para conservar el nuevo aspecto.',
  done: 'Listo',
  cancel: 'Cancelar',
  close: 'Cerrar',
  savedLater: 'Se guarda con la empresa.',
  discard: {
    title: '¿Descartar los cambios?',
    text: 'El aspecto vuelve a ser el que era al abrir esta página.',
    confirm: 'Descartar',
    back: 'Continuar',
  },
  groups: {
    template: 'Plantilla',
    brand: 'Color y logotipo',
    paper: 'Papel',
    parts: 'Qué se imprime',
    words: 'Textos',
  },
  template: 'Plantilla de los documentos nuevos',
  font: 'Tipo de letra',
  ofTemplate: 'El de la plantilla',
  colourHint:
    'Para los títulos, la tabla y el total; más oscuro donde el texto no se podría leer. Vacío: gris.',
  logoHint: 'PNG o JPEG.',
  logoSide: 'Lado del logotipo',
  sides: { left: 'Izquierda', right: 'Derecha' },
  addressWindow: 'Ventana del sobre',
  addressWindowHint: 'Dónde muestra un sobre con ventana la dirección del cliente.',
  windows: { none: 'Ninguna', din5008: 'DIN 5008 (sobre DL)' },
  ofInstallation: 'El de la instalación',
  parts: {
    units: 'Unidades tras las cantidades',
    tax_column: 'Impuesto de cada línea',
    bank_details: 'Datos bancarios',
    custom_fields: 'Campos personalizados',
    footer: 'Datos de la empresa al pie',
  },
  notShown: 'No se imprime',
  wordsIn: (language) =>
    `Sus propios textos en los documentos en ${language}. Si deja uno vacío, queda el habitual. Elija otro idioma junto a la vista previa.`,
  preview: {
    language: 'Idioma de la vista previa',
    label: 'Vista previa de una factura',
    sample: 'Un ejemplo con los datos de este formulario. No se guarda nada de él.',
    drawing: 'Dibujando…',
    failed: (why) => `No se ha podido dibujar. ${why}`,
    unreachable: 'El servicio no ha respondido. El próximo cambio lo intentará de nuevo.',
  },
};
