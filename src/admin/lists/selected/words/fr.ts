import { counted } from '../../../words/catalogues';
import type { SelectedWords } from './en';

const KINDS = {
  invoices: { one: 'facture', other: 'factures' },
  quotations: { one: 'devis', other: 'devis' },
};

export const FR: SelectedWords = {
  close: 'Fermer',
  back: 'Retour',
  aDocument: 'Un document',
  leftAsBefore: (count) =>
    counted(count, { one: 'document inchangé\u00a0:', other: 'documents inchangés\u00a0:' }),
  sent: {
    label: 'Marquer comme envoyé',
    text: (path, count) =>
      `Fait passer ${counted(count, KINDS[path])} au statut «\u00a0Envoyé\u00a0». Seuls les brouillons sont modifiés. Les points de terminaison webhook seront avertis.`,
    confirm: 'Marquer comme envoyé',
    done: (count) =>
      counted(count, {
        one: 'document marqué comme envoyé.',
        other: 'documents marqués comme envoyés.',
      }),
  },
  paid: {
    label: 'Payées en totalité aujourd’hui',
    text: (path, count) =>
      `Enregistre le montant dû de ${counted(count, KINDS[path])} comme paiement du jour. Les points de terminaison webhook seront avertis.`,
    confirm: 'Enregistrer les paiements',
    done: (count) => counted(count, { one: 'document payé.', other: 'documents payés.' }),
  },
  pdfs: {
    label: 'PDF en ZIP',
    tooMany: (most) => `PDF en ZIP (${most} au maximum)`,
    saved: (count, name) =>
      counted(count, {
        one: `PDF enregistré sous ${name}.`,
        other: `PDF enregistrés sous ${name}.`,
      }),
  },
  export: { label: 'Exporter', title: 'Exporter les lignes sélectionnées' },
};
