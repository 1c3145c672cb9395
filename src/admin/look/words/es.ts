import type { LookWords, TypeWords } from './en';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const masculine = (one: string, many: string): TypeWords => ({
  one: capital(one),
  newOne: `Nuevo ${one}`,
  none: `Todavía no hay ${many}`,
  found: { one: `${one} encontrado`, other: `${many} encontrados` },
});

const feminine = (one: string, many: string): TypeWords => ({
  one: capital(one),
  newOne: `Nueva ${one}`,
  none: `Todavía no hay ${many}`,
  found: { one: `${one} encontrada`, other: `${many} encontradas` },
});

export const ES: LookWords = {
  clearFilters: 'Borrar filtros',
  nothingMatches: 'Sin resultados',
  types: {
    business: feminine('empresa', 'empresas'),
    customer: masculine('cliente', 'clientes'),
    product: masculine('producto', 'productos'),
    invoice: feminine('factura', 'facturas'),
    quotation: masculine('presupuesto', 'presupuestos'),
    creditNote: feminine('factura rectificativa', 'facturas rectificativas'),
    payment: masculine('pago', 'pagos'),
    refund: masculine('reembolso', 'reembolsos'),
    mail: masculine('correo electrónico', 'correos electrónicos'),
    endpoint: masculine('endpoint de webhook', 'endpoints de webhook'),
    delivery: feminine('entrega de webhook', 'entregas de webhook'),
    allowance: masculine('cupo', 'cupos'),
    usage: feminine('dirección', 'direcciones'),
    unknown: masculine('registro', 'registros'),
  },
};
