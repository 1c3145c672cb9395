import type { Tie } from '../../../domain/issued';
import type { LockedWords } from './en';

const BECAUSE: Readonly<Record<Tie, string>> = {
  'a payment is recorded': 'porque hay un pago registrado',
  'it has a credit note': 'porque tiene una factura rectificativa',
  'it was imported': 'porque se importó',
  'it was handed out': 'porque ya se entregó',
  'it became an invoice': 'porque se convirtió en factura',
};

const GIVEN = { invoice: 'la factura', quotation: 'el presupuesto' };

export const ES: LockedWords = {
  locked: ({ number, day, tie }) => {
    const issued = `${number} se emitió${day === null ? '' : ` el ${day}`}`;
    return tie === null
      ? `${issued}, por lo que su contenido está bloqueado.`
      : `${issued}. Su contenido está bloqueado y no se puede reabrir, ${BECAUSE[tie]}.`;
  },
  stillOpen: {
    invoice:
      'El estado, la fecha de vencimiento, las observaciones y las condiciones siguen abiertos.',
    quotation: 'El estado, la validez, las observaciones y las condiciones siguen abiertos.',
  },
  reopen: 'Reabrir como borrador',
  reopened: (number) => `${number} vuelve a ser un borrador.`,
  askTitle: (number) => `¿Reabrir ${number} como borrador?`,
  askText: ({ kind, isPaid }) =>
    `Conserva su número y podrá modificarse de nuevo. Al emitirse otra vez, tomará los datos que la empresa y el cliente tengan entonces. Avise a su cliente si ya tiene ${GIVEN[kind]}.${isPaid ? ' El importe pagado vuelve a ser el anterior a marcarse como pagado.' : ''}`,
};
