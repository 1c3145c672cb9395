import type { EN_IMPORTS } from './en';

export const FR_IMPORTS: Readonly<Record<keyof typeof EN_IMPORTS, string>> = {
  draft_no_customer: 'n’est pas encore un client, et votre rôle ne crée pas de clients',
  draft_many_customers:
    'correspond à [count] clients\u00a0: créez cette facture à la main et choisissez le bon',
  not_draft_file: 'doit être le fichier d’un brouillon enregistré par la page de facturation',
  import_too_large: 'doit faire au plus [max] Mo',
  import_too_many_rows: 'doit avoir au plus [max] lignes',
  import_too_many_columns: 'doit avoir au plus [max] colonnes',
  import_without_names: 'doit commencer par une ligne de noms de colonnes',
  import_without_rows: 'n’a aucune ligne sous les noms de colonnes',
  import_not_table: 'n’est pas un fichier CSV, .xlsx ou .ods',
  import_old_workbook: 'est un fichier .xls d’anciennes versions d’Excel : enregistrez-le en .xlsx',
  import_locked_workbook: 'a un mot de passe : enregistrez-le sans mot de passe',
  import_damaged: 'est endommagé : ouvrez-le dans un tableur et enregistrez-le de nouveau',
  import_unpacks:
    'contient trop pour être lu : enregistrez en CSV la feuille qui contient les lignes',
  import_no_sheet: 'n’a pas de feuille [sheet]',
  import_too_many_sheets: 'doit avoir au plus [max] feuilles',
  import_not_csv: 'n’est pas un CSV valide : vérifiez les guillemets de la ligne [row]',
  profile_no_column: 'n’est pas une colonne du fichier',
  profile_no_amount:
    'doit être une colonne avec le montant, ou une avec les entrées et une avec les sorties',
  profile_no_currency: 'doit être une devise, ou une colonne qui la nomme',
  profile_name_used: 'est le nom d’un autre profil enregistré',
  profiles_full: 'serait un de plus que les [max] profils qui peuvent être enregistrés',
  profile_not_columns: 'doit être une liste de colonnes',
  import_header: 'doit être une ligne de 1 à [max]',
  import_twice: 'ne doit pas remplir [field] deux fois',
  import_hidden_field: 'ne doit pas remplir [field] : votre rôle ne le permet pas',
  import_no_payments: 'ne doit pas remplir paid_on : votre rôle n’enregistre pas de paiements',
  import_no_customers: 'doit rester désactivé : votre rôle ne crée pas de clients',
  import_many_customers:
    '[count] clients correspondent à cette ligne\u202f; ajoutez une colonne avec l’identifiant',
  import_many_products:
    '[count] produits correspondent à cette ligne\u202f; ajoutez une colonne avec l’identifiant',
  import_same_customer: 'désigne le même client que la ligne [row]',
  import_same_product: 'désigne le même produit que la ligne [row]',
  import_locked_customer: 'modifie un client que votre rôle ne peut pas modifier',
  import_locked_product: 'modifie un produit que votre rôle ne peut pas modifier',
  import_number_case: 'ne diffère du numéro de la ligne [row] que par la casse',
  import_differs_from_stored: 'existe déjà et diffère par : [fields]',
  import_not_for_draft: 'doit être vide pour un brouillon',
  import_not_for_cancelled: 'doit être vide pour une facture annulée',
  import_customer_deleted: 'Un client a été supprimé entre-temps ; choisissez le fichier à nouveau',
  import_number_used:
    'Un numéro du fichier a été utilisé entre-temps\u202f; choisissez de nouveau le fichier',
  import_running: 'Un autre import est en cours ; réessayez bientôt',
  import_not_date: 'doit être un jour, par exemple 31/12/2026 ou 2026-12-31',
  import_mapping: 'doit indiquer un champ ou aucun pour chaque colonne du fichier',
  import_differs_from_row: 'diffère de la ligne [row] de cette facture',
  import_paid_not_total: 'est [paid], et la facture d’un total de [total] a le statut payé',
  import_sum_differs: 'est [stated], et les lignes donnent [computed]',
  import_asks: 'peut avoir plusieurs sens : choisissez ce qu’elle contient',
  import_net_differs: 'est [stated], et la quantité et le prix donnent [computed]',
  import_no_net: 'est [stated], et aucun montant HT n’y mène avec [rate] % de taxe',
  import_tax_differs: 'est [stated], et la taxe à [rate] % donne [computed]',
  import_gross_differs: 'est [stated], et le montant HT plus la taxe donnent [computed]',
  import_many_rates: 'est [stated], et plusieurs taux y mènent : ajoutez une colonne avec le taux',
  import_no_rate: 'est [stated], et aucun taux de taxe n’y mène',
  import_needs_total:
    'ne se vérifie qu’à côté d’un total : ajoutez une colonne avec les totaux des factures',
  import_two_readings:
    'est [stated] et peut s’entendre avant ou après la taxe : ajoutez une colonne avec la taxe des factures',
  import_due_differs: 'est [stated], et le total moins le montant payé laisse [computed]',
  import_reason: 'Non importé, car',
  import_other_row: 'une autre ligne de cette facture pose problème',
  import_no_sum:
    'doit indiquer la somme en [currency] dans l’autre logiciel, car le fichier n’a pas de totaux',
  import_other_sum: 'est [stated] [currency], et les factures donnent [computed] [currency]',
  import_unknown_customer:
    'n’est pas un client de cette entreprise\u00a0: importez d’abord les clients, ou faites-les créer',
  import_stays_changed:
    'Cette importation reste : elle a modifié [count] fiches qui existaient déjà',
  import_stays_touched: 'Cette importation reste : [name] a été utilisé ou modifié depuis',
  import_stays_numbered: 'Cette importation reste : [number] a été numérotée après elle',
  import_stays_rights:
    'Cette importation reste : votre rôle ne permet pas d’en supprimer toutes les fiches',
};
