import type { ImportTexts } from './de';

export const FR: ImportTexts = {
  'must be at most [#max] MB': 'doit faire au plus [#max] Mo',
  'must have at most [#max] rows': 'doit avoir au plus [#max] lignes',
  'must have at most [#max] columns': 'doit avoir au plus [#max] colonnes',
  'must begin with a row of column names': 'doit commencer par une ligne de noms de colonnes',
  'has no row below the names of its columns': 'n’a aucune ligne sous les noms de colonnes',
  'is not well-formed CSV: look at the quotes in row [#row]':
    'n’est pas un CSV valide : vérifiez les guillemets de la ligne [#row]',
  'must not fill [field] twice': 'ne doit pas remplir [field] deux fois',
  'must not fill [field]: your role does not allow it':
    'ne doit pas remplir [field] : votre rôle ne le permet pas',
  'must not fill paid_on: your role records no payments':
    'ne doit pas remplir paid_on : votre rôle n’enregistre pas de paiements',
  'must stay off: your role makes no customers':
    'doit rester désactivé : votre rôle ne crée pas de clients',
  '[#count] customers match this row; add a column with the id':
    '[#count] clients correspondent à cette ligne ; ajoutez une colonne avec l’identifiant',
  '[#count] products match this row; add a column with the id':
    '[#count] produits correspondent à cette ligne ; ajoutez une colonne avec l’identifiant',
  'means the same customer as row [#row]': 'désigne le même client que la ligne [#row]',
  'means the same product as row [#row]': 'désigne le même produit que la ligne [#row]',
  'changes a customer that your role may not change':
    'modifie un client que votre rôle ne peut pas modifier',
  'changes a product that your role may not change':
    'modifie un produit que votre rôle ne peut pas modifier',
  'differs from the number of row [#row] only by case':
    'ne diffère du numéro de la ligne [#row] que par la casse',
  'is already here, and differs in: [fields]': 'existe déjà et diffère par : [fields]',
  'must be empty for a draft': 'doit être vide pour un brouillon',
  'must be empty for a cancelled invoice': 'doit être vide pour une facture annulée',
  'A customer was deleted meanwhile; choose the file again':
    'Un client a été supprimé entre-temps ; choisissez le fichier à nouveau',
  'Another import is running; try again shortly':
    'Un autre import est en cours ; réessayez bientôt',
  'must name a field or null for each column of the file':
    'doit indiquer un champ ou aucun pour chaque colonne du fichier',
  'differs from row [#row] of this invoice': 'diffère de la ligne [#row] de cette facture',
  'is [#paid], and the invoice with a total of [#total] has the status paid':
    'est [#paid], et la facture d’un total de [#total] a le statut payé',
  'is [#stated], and the lines come to [#computed]':
    'est [#stated], et les lignes donnent [#computed]',
  'is no customer of this business: import the customers first, or have them made':
    'n’est pas un client de cette entreprise : importez d’abord les clients, ou faites-les créer',
};
