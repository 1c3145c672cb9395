import { FR_BANK } from './bank/fr';
import { FR_IMPORTS } from './imports/fr';
import { FR_JOBS } from './jobs/fr';
import { FR_MATCHING } from './matching/fr';
import type { Catalogue } from './message';

export const FR: Catalogue = {
  // Of a value. They read on after the name of its field.
  required: 'est obligatoire',
  needed: 'est obligatoire',
  empty: 'ne doit pas être vide',
  not_chosen: 'doit être choisi',
  does_not_exist: 'n’existe pas',
  not_text: 'doit être un texte',
  not_number: 'doit être un nombre',
  not_flag: 'doit être oui ou non',
  not_object: 'doit être un objet JSON',
  not_uuid: 'doit être un UUID',
  has_nul: 'ne doit pas contenir le caractère NUL',
  has_control_characters: 'ne doit pas contenir de caractères de contrôle',
  has_line_break: 'ne doit pas contenir de saut de ligne',
  not_one_line: 'doit tenir sur une ligne sans caractères de contrôle',
  has_slash: 'doit être un nom sans / ni \\',
  wrong_ending: 'doit se terminer par [endings], selon le type du fichier',
  not_unicode: 'doit être un texte Unicode valide',
  text_too_long: 'doit compter au plus [max] caractères',
  too_many_decimals: 'doit avoir au plus [max] décimales',
  not_greater: 'doit être supérieur à [min]',
  below_least: 'doit être au moins [min]',
  above_most: 'doit être au plus [max]',
  too_large: 'doit être inférieur à [max] en valeur absolue',
  not_whole: 'doit être un nombre entier de [min] à [max]',
  not_whole_or_null: 'doit être un nombre entier de [min] à [max], ou rester vide',
  not_one_of: 'doit être l’une des valeurs suivantes\u00a0: [values]',
  not_among:
    'doit être l’une des valeurs suivantes, ou plusieurs séparées par des virgules\u00a0: [values]\u00a0; [unknown] n’en est pas une',
  not_date: 'doit être une date',
  not_instant: 'doit être une date et une heure telles que 2026-11-20T10:00:00Z',
  before_issue_date: 'ne doit pas précéder la date d’émission ([date])',
  before_invoice_date: 'ne doit pas précéder la date d’émission de la facture ([date])',
  before_note_date: 'ne doit pas précéder la date d’émission de l’avoir ([date])',
  after_today: 'ne doit pas être dans le futur (nous sommes le [date])',
  before_first_day: 'ne doit pas précéder le premier jour',
  period_too_long: 'doit être à moins de [years] ans du premier jour',
  not_email: 'doit être une adresse e-mail',
  not_currency: 'doit être un code de devise ISO 4217 tel que USD',
  not_country: 'doit être un code de pays ISO 3166-1 tel que DE',
  not_time_zone: 'doit être un fuseau horaire IANA tel que Europe/Vienna',
  not_unit_code: 'doit être un code de la recommandation 20 de l’UN/ECE tel que C62, HUR ou KGM',
  not_registration_scheme: 'doit être un code ISO/IEC 6523 tel que 0002',
  not_address_scheme: 'doit être un code de la liste EAS tel que 0088, 9930 ou EM',
  not_vat_id:
    'doit être un numéro de TVA qui commence par les deux lettres de son pays, tel que DE123456789',
  not_vat_id_of: 'doit être un numéro de TVA au format de [country], tel que [example]',
  not_iban: 'doit être un IBAN tel que DE89 3704 0044 0532 0130 00',
  iban_length: 'doit avoir [count] lettres et chiffres, comme tout IBAN de [country]',
  iban_form: 'doit avoir la forme d’un IBAN de [country]',
  not_gtin: 'doit être un GTIN de 8, 12, 13 ou 14 chiffres, tel que 4006381333931',
  gtin_check_digit: 'a une clé de contrôle fausse : un chiffre est mal saisi',
  not_in_period: 'doit être comprise dans la période du document',
  iban_check_digits: 'a une clé de contrôle erronée\u00a0: un chiffre ou une lettre est mal saisi',
  not_bic: 'doit être un BIC de 8 ou 11 lettres et chiffres tel que COBADEFF',
  number_runs_twice: 'ne doit contenir qu’un seul compteur',
  number_without_run: 'doit contenir un compteur tel que {00000}',
  number_lone_brace:
    'a une accolade isolée\u00a0: écrivez des parties telles que {YYYY} et {00000}',
  number_unknown_part:
    'a la partie inconnue {[part]}\u00a0: utilisez {YYYY}, {YY}, {MM} et des zéros tels que {00000}',
  number_month_without_year: 'a un mois sans année\u00a0: ajoutez {YYYY} ou {YY}',
  number_too_long: 'peut donner un numéro de plus de [max] caractères\u00a0: raccourcissez-le',
  not_reminder_days:
    'doit compter au plus [max] jours entiers de [min] à [days], par exemple «\u00a07, 14, 30\u00a0»',
  not_coded_notes: 'doit avoir une mention par ligne, par exemple «\u00a0[note]\u00a0»',
  not_url: 'doit être une URL telle que [url]',
  url_has_spaces: 'ne doit pas contenir d’espaces ni de barres obliques inverses',
  url_has_login: 'ne doit pas contenir de nom d’utilisateur ni de mot de passe',
  webhook_url_has_login: 'ne doit pas contenir de nom d’utilisateur ni de mot de passe',
  unknown_placeholder:
    'contient le paramètre inconnu [part]\u202f; paramètres possibles\u00a0: [parts]',
  placeholder_lone_brace: 'a une accolade isolée',
  placeholder_in_host: 'ne peut avoir de paramètres qu’après le nom d’hôte',
  not_web_url: 'doit être une URL http ou https',
  port_not_standard: 'ne peut pas être utilisé\u00a0: seuls les ports standard sont autorisés',
  host_not_public: 'ne peut pas être utilisée\u00a0: [host] n’est pas sur l’internet public',
  no_event_type: 'doit contenir au moins un type d’événement',
  none_of: 'doit contenir au moins l’une des valeurs suivantes\u00a0: [values]',
  recipient_not_allowed:
    'doit être l’adresse du client, car cette entreprise n’en autorise aucune autre',
  mail_limit_hour:
    'Cette entreprise peut écrire à [limit] destinataires par heure, et cet e-mail dépasserait cette limite\u202f; une adresse autre que celle du client compte cinq fois',
  mail_limit_day:
    'Cette entreprise peut écrire à [limit] destinataires par jour, et cet e-mail dépasserait cette limite\u202f; une adresse autre que celle du client compte cinq fois',
  no_recipient: 'doit contenir au moins une adresse',
  too_many_recipients: 'doit contenir au plus [max] adresses',
  too_many_copies: 'doit contenir au plus [max] adresses avec celles de «\u00a0À\u00a0»',
  customer_without_email: 'est obligatoire, car le client n’a pas d’adresse e-mail',
  not_whole_from_1: 'doit être un nombre entier d’au moins 1',
  holds_others: 'ne doit contenir que\u00a0: [values]',
  customer_email_unusable:
    'est obligatoire, car rien ne peut être envoyé à l’adresse e-mail du client',
  too_many_entries: 'a plus de [max] opérations\u00a0: choisissez une période plus courte',
  too_many_rows_for_pdf:
    'le PDF a de la place pour [max] lignes\u00a0: choisissez CSV ou une période plus courte',
  not_decimal: 'doit être un nombre décimal',
  not_discount: 'doit être un nombre décimal ou un taux de 0\u00a0% à 100\u00a0%',
  not_colour: 'doit être #RGB ou #RRGGBB',
  not_address_range: 'doit être une adresse IP ou une plage comme 203.0.113.0/24',
  not_sort: 'doit être un champ et un sens, comme total:DESC',
  not_field_names: 'doit être une liste de 1 à [max] noms de champs',
  not_selection:
    'doit être une liste de 1 à [max] documents, chacun une fois, avec documentId et updatedAt',
  not_mapping: 'doit être une liste JSON de noms de champs et de null',
  e_invoice_of_quotation: 'doit être omis, car les devis n’ont pas de facture électronique',
  two_days:
    'peut désigner deux jours\u00a0: choisissez si le jour ou le mois vient en premier dans [cell]',
  many_customers:
    '[count] clients correspondent\u00a0: ajoutez une colonne avec l’identifiant du client',
  line_named_twice: 'est nommé deux fois',
  not_line_id: 'doit être l’identifiant d’une ligne de cette facture',
  version_missing:
    'ne change qu’avec la version dont la modification est partie\u00a0: envoyez updatedAt tel qu’il a été lu',
  not_version: 'doit être l’heure telle qu’elle a été lue',

  // Of a record or the service.
  already_used: 'est déjà utilisé dans cette entreprise',
  key_name_used: 'est le nom d’une autre clé de cette entreprise',
  fixed_once_saved: 'ne peut plus être changé après l’enregistrement',
  not_customer_of_business: 'doit être un client de l’entreprise choisie',
  not_customer_id: 'doit être un client de cette entreprise',
  category_not_s: 'doit être S pour un taux supérieur à 0',
  no_lines: 'doit avoir au moins une ligne',
  too_many_lines: 'doit avoir au plus [max] lignes',
  placeholder_without_period: 'contient [placeholder], mais la période manque',
  placeholder_apart:
    'contient [placeholder] à côté de [other], qui peut indiquer une autre année\u202f; utilisez [instead]',
  only_of_months: 'ne vaut que pour les mois et les années',
  start_too_early: 'ne doit pas remonter à plus d’un an',
  start_in_past: 'ne doit pas être dans le passé',
  no_occurrence: 'doit laisser au moins une échéance',
  not_priced_product: 'doit être un produit actif de cette entreprise',
  product_in_currency: 'est un produit dont le prix est en [currency]',
  reprice_which: 'est obligatoire, ou un produit ou un taux : ils disent quelles lignes changent',
  reprice_one_change:
    'est obligatoire, ou un pourcentage ou un nouveau taux : exactement une modification',
  reprice_sign: 'changerait le signe du prix de « [description] »',
  reprice_too_many: 'plus de [max] factures récurrentes correspondent : affinez le choix',
  recurring_not_copied: 'Une facture récurrente ne peut pas être copiée : créez-en une nouvelle',
  recurring_not_deleted: 'Une facture récurrente ne peut pas être supprimée : terminez-la',
  recurring_invoice_ended: 'La facture récurrente est terminée : achevée ou annulée',
  occurrence_made: 'La facture de l’échéance [occurrence] existe déjà',
  occurrence_skipped: 'L’échéance [occurrence] a été ignorée',
  occurrence_not_next: 'L’échéance [next] vient d’abord',
  too_many_keys: 'doit avoir au plus [max] clés',
  bad_key: 'doit avoir une clé de 1 à [max] caractères parmi A–Z, a–z, 0–9, _, . et -',
  not_key: 'doit avoir 1 à [max] caractères parmi A–Z, a–z, 0–9, _, . et -',
  unknown_key: 'est inconnu\u00a0: il y a [values]',
  not_list: 'doit être une liste',
  not_custom_fields: 'doit être une liste de champs personnalisés',
  too_many_custom_fields: 'doit avoir au plus [max] champs',
  key_named_twice: 'est déjà la clé d’un autre champ de ce type',
  not_contacts: 'doit être une liste de contacts',
  too_many_contacts: 'doit avoir au plus [max] contacts',
  too_many_accounts: 'doit avoir au plus [max] comptes',
  iban_or_number: 'est nécessaire, ou un numéro de compte',
  product_not_printed: 'doit être false, car les documents n’impriment pas les champs des produits',
  not_lines: 'doit être une liste de lignes',
  amount_too_large: 'ne doit pas atteindre [max]',
  sum_too_large: 'ne doivent pas atteindre [max] au total',
  sum_negative: 'ne doivent pas donner un total inférieur à 0',
  above_total: 'doit être au plus le total, [total]',
  rounds_to_0_in: 'doit dépasser 0 une fois arrondi à la plus petite unité de [currency]',
  rounds_to_0: 'doit dépasser 0 une fois arrondi',
  given_with_quantity: 'ne doit pas être indiqué avec la quantité',
  given_for_negative_line: 'ne doit pas être indiqué pour une ligne négative',
  quantity_above_left:
    'doit être au plus la quantité qui n’a pas encore fait l’objet d’un avoir, [left]',
  net_above_left:
    'doit être au plus le montant HT qui n’a pas encore fait l’objet d’un avoir, [left]',
  mail_text_gone: 'Le texte de cet e-mail a été effacé, il ne peut pas être renvoyé',
  has_link_of_other: 'ne doit pas contenir le lien d’un autre document',
  credited_already: 'a déjà fait l’objet d’un avoir',
  invoice_locked: 'ne peut pas être modifié, car cette facture est émise',
  quotation_locked: 'ne peut pas être modifié, car ce devis est émis',
  changed_by_payment: 'se modifie en enregistrant un paiement',
  member_not_addable: 'ne peut pas être ajouté avec votre rôle\u00a0: demandez à un administrateur',
  files_unseen: 'ne peut pas être modifié avec votre rôle, qui ne voit pas les fichiers',
  key_not_linkable: 'ne peut pas être lié avec votre rôle\u00a0: créez une nouvelle clé',
  rounding_kept: 'Une facture émise garde l’arrondi de sa TVA',
  form_saved_before:
    'Ce formulaire a été enregistré avant sa dernière modification. Ouvrez l’élément enregistré et modifiez-le là',
  save_not_allowed:
    'Non enregistré\u00a0: votre rôle ne permet pas cette modification, ou l’enregistrement appartient à une entreprise dont vous n’êtes pas membre',
  reopen_paid: 'Cette facture ne peut pas redevenir un brouillon\u00a0: un paiement est enregistré',
  reopen_credited: 'Cette facture ne peut pas redevenir un brouillon\u00a0: elle a un avoir',
  reopen_handed_out:
    'Cette facture ne peut pas redevenir un brouillon\u00a0: elle a déjà été transmise',
  reopen_kept:
    'Cette facture ne peut pas redevenir un brouillon\u00a0: son entreprise verrouille ce qui est émis',
  reopen_imported: 'Cette facture ne peut pas redevenir un brouillon\u00a0: elle a été importée',
  reopen_quotation: 'Ce devis ne peut pas redevenir un brouillon\u00a0: il a déjà été transmis',
  credit_draft: 'Un brouillon ne peut pas faire l’objet d’un avoir\u202f; modifiez-le',
  credit_cancelled: 'Une facture annulée ne peut pas faire l’objet d’un avoir',
  nothing_to_credit: 'Il ne reste rien à créditer sur cette facture',
  credit_out_of_range:
    'Un avoir doit dépasser 0 et atteindre au plus [left]\u202f; celui-ci donne [credit]',
  invoice_without_page: 'Cette facture n’est pas encore émise et n’a donc pas de page client',
  quotation_without_page: 'Ce devis n’est pas encore émis et n’a donc pas de page client',
  invoice_without_e_invoice:
    'Cette facture n’est pas encore émise et n’a donc pas de facture électronique',
  cancelled_without_delivery_note: 'Cette facture est annulée et n’a donc pas de bon de livraison',
  quotation_without_confirmation:
    'Ce devis a été refusé ou a expiré et n’a donc pas de confirmation de commande',
  write_off_without_receipt: 'Aucun argent n’est arrivé\u202f: un passage en perte n’a pas de reçu',
  unrecorded_without_receipt: 'Seul un paiement ou un remboursement enregistré a un reçu',
  cancelled_without_e_invoice:
    'Cette facture est annulée, aucune facture électronique n’est donc délivrée',
  cancelled_unsent: 'Cette facture a été annulée avant son émission, il n’y a donc rien à envoyer',
  no_reminder_not_issued: 'Un brouillon ne reçoit pas de relances.',
  no_reminder_cancelled: 'Une facture annulée ne reçoit pas de relances.',
  no_reminder_settled: 'Rien n’est dû, aucune relance n’est donc envoyée.',
  no_reminder_opted_out: 'Les relances sont désactivées pour cette facture.',
  no_reminder_customer_opted_out: 'Les relances sont désactivées pour ce client.',
  no_reminder_no_email: 'Le client n’a pas d’adresse e-mail.',
  no_reminder_bad_email: 'Il est impossible d’écrire à l’adresse e-mail du client.',
  no_reminder_not_configured:
    'Ce service ne peut pas encore envoyer d’e-mails\u00a0: SMTP_URL, MAIL_FROM ou PUBLIC_URL manque dans ses paramètres.',
  no_reminder_off: 'Cette entreprise n’envoie pas de relances automatiques.',
  no_reminder_no_due_date: 'Sans date d’échéance, aucune relance n’est envoyée automatiquement.',
  no_reminder_none_left: 'Aucune autre relance n’est prévue.',
  no_reminder_hidden: 'Votre rôle ne permet pas de voir la date des relances.',
  reminder_under_way: 'Une relance de cette facture est déjà en route',
  no_public_url:
    'Ce service n’envoie pas encore de documents par e-mail\u00a0: sans PUBLIC_URL, leurs liens mèneraient à la machine du destinataire',
  no_mail_server:
    'Ce service n’envoie pas encore d’e-mails\u00a0: SMTP_URL ou MAIL_FROM manque dans ses paramètres',
  too_many_endpoints:
    'Une entreprise a au plus [max] points de terminaison webhook\u202f; supprimez-en un qui ne sert plus',
  secret_shown:
    'Ce secret a déjà été affiché ou n’est plus lisible. Créez un nouveau secret pour le voir',
  not_draft: 'ce n’est pas un brouillon',
  supply_not_said: 'indiquez d’abord la date de la livraison ou de la prestation',
  changed_since_selected: 'ce document a été modifié après sa sélection',
  too_many_jobs: '[max] de vos tâches sont en cours ; attendez que l’une d’elles soit terminée',
  nothing_selected: 'Rien n’est sélectionné',
  job_too_large:
    'Au plus [max] documents à la fois ; restreignez la liste, par exemple à une période',
  nothing_due: 'rien n’est dû',
  not_there: 'introuvable',
  not_visible: 'introuvable, ou vous ne pouvez pas le voir',
  not_allowed: 'votre rôle ne le permet pas',
  not_done: 'le service n’a pas pu le faire\u202f; réessayez',
  nothing_to_publish:
    'Les enregistrements valent dès leur sauvegarde\u202f; il n’y a rien à publier, à dépublier ou à abandonner',
  file_printed:
    'Des documents émis impriment ce fichier, il reste donc tel quel. Envoyez-en un autre et choisissez-le comme logo',
  delete_customer: 'un client qui a des factures ou des devis ne peut pas être supprimé',
  delete_business_with_documents:
    'une entreprise qui a des clients ou des documents ne peut pas être supprimée',
  delete_business_with_products: 'une entreprise qui a des produits ne peut pas être supprimée',
  delete_converted_quotation: 'un devis devenu facture ne peut pas être supprimé',
  delete_open_invoice:
    'seule une facture en brouillon peut être supprimée\u202f; annulez-la plutôt',
  delete_sent_invoice:
    'une facture envoyée, payée ou annulée ne peut pas être supprimée\u202f; annulez-la',
  delete_open_quotation: 'seul un devis à l’état de brouillon peut être supprimé',
  delete_sent_quotation: 'un devis déjà envoyé ou décidé ne peut pas être supprimé',
  delete_named_product:
    'un produit cité dans un document ne peut pas être supprimé\u202f; archivez-le',
  delete_numbered_draft:
    'le brouillon [number] ne peut pas être supprimé, car son numéro n’est pas le dernier de sa série\u202f; annulez-le',
  replace_number:
    'le numéro [number] ne peut pas être remplacé, car il n’est pas le dernier de sa série\u202f; gardez-le, ou annulez le brouillon et dupliquez-le',
  database_unreachable:
    'La base de données est injoignable pour le moment\u202f; réessayez bientôt',
  too_many_documents: 'Trop de documents sont en cours de création\u202f; réessayez bientôt',
  too_many_requests: 'Trop de requêtes\u202f; réessayez dans [seconds] secondes',
  report_too_slow: 'Ce rapport prend trop de temps. Choisissez une période plus courte.',
  home_too_slow:
    'Les chiffres de cette page prennent trop de temps. Choisissez une entreprise, ou réessayez plus tard.',
  sample_offered_once: 'L’exemple a déjà été proposé, ou il existe désormais une entreprise.',
  chart_too_slow:
    'Il y a trop de factures pour ce graphique. Les rapports affichent des périodes plus courtes.',
  invitation_mail_subject: 'Invitation à Invoicing',
  invitation_mail:
    'Vous êtes invité à travailler dans Invoicing. Ouvrez ce lien pour choisir votre mot de passe\u00a0:\n\n[url]\n\nLe lien sert une seule fois. Ne le transmettez à personne.',
  password_mail_subject: 'Nouveau mot de passe pour Invoicing',
  password_mail:
    'Quelqu’un a demandé un nouveau mot de passe pour cette adresse. Ouvrez ce lien pour le choisir\u00a0:\n\n[url]\n\nLe lien sert une seule fois, pendant une heure. Si ce n’était pas vous, ne faites rien\u00a0: votre mot de passe reste inchangé.',
  no_password_mail:
    'Ce serveur ne peut pas envoyer d’e-mails. Demandez à un administrateur, ou exécutez npm run -s manage -- admin:reset-password sur le serveur.',
  file_type:
    'Seuls les fichiers PNG, JPEG, WebP, GIF et PDF peuvent être envoyés. Un logo doit être en PNG ou JPEG',
  file_too_large: 'Un fichier peut faire au plus [max] Mo',
  file_too_many_pixels: 'Une image peut avoir au plus [max] millions de pixels',
  too_many_exports: 'Trop d’exports sont en cours\u202f; réessayez bientôt',
  pdf_failed: 'Le PDF n’a pas pu être créé. Vérifiez les données et réessayez.',
  pdf_too_slow: 'Le PDF a pris trop de temps. Réessayez dans un instant',
  document_changing: 'Le document change sans cesse\u202f; réessayez bientôt',
  already_converted: 'Ce devis a déjà été converti',
  already_converted_to: 'Ce devis a déjà été converti\u202f; il est devenu la facture [number]',
  quotation_closed: 'Ce devis ne peut plus être accepté ni refusé',
  may_not_sort_by: 'Vous ne pouvez pas filtrer ni trier par [field]',
  may_not_filter_by: 'Vous ne pouvez pas filtrer par [field]',
  filter_value: 'Un filtre a une valeur qui ne convient pas à son champ',
  filter_or_search_value: 'Un filtre ou la recherche a une valeur qui ne convient pas à son champ',
  search_too_long: 'La recherche doit compter au plus [max] caractères',
  no_such_key: 'Cette clé n’existe pas',
  invoice_not_found: 'facture introuvable',
  credit_note_not_found: 'avoir introuvable',
  payment_not_found: 'paiement introuvable',
  refund_not_found: 'remboursement introuvable',
  record_not_found: 'enregistrement introuvable',
  period_closed_for_issue:
    'Les comptes sont clôturés jusqu’au [until]\u00a0: rien du [date] ne peut être émis. Changez la date d’émission',
  period_closed:
    'Les comptes sont clôturés jusqu’au [until]\u00a0: rien de ce qui compte le [date] ne peut changer',
  in_closed_period:
    'est dans une période clôturée\u00a0: les comptes sont clôturés jusqu’au [date]',
  reopen_imported_quotation: 'Ce devis ne peut pas redevenir un brouillon\u00a0: il a été importé',
  quotation_not_found: 'devis introuvable',
  customer_not_found: 'client introuvable',
  product_not_found: 'produit introuvable',
  credit_note_without_page: 'Cet avoir n’est pas encore émis, il n’a donc pas de page client',
  credit_note_without_e_invoice:
    'Cet avoir n’est pas encore émis, il n’a donc pas de facture électronique',
  own_exports_running: 'Deux de vos exports sont en cours\u202f; attendez la fin de l’un d’eux',
  outdated: 'Non enregistré\u00a0: [by] a modifié l’enregistrement entre-temps.',
  outdated_by_service:
    'Non enregistré\u00a0: l’API ou le service lui-même a modifié l’enregistrement entre-temps.',

  ...FR_IMPORTS,
  ...FR_BANK,
  attachment_type:
    'Seuls les fichiers PDF, PNG et JPEG peuvent être joints, et leur contenu doit correspondre à leur type',
  attachment_name_used: 'est le nom d’une autre pièce jointe de ce document',
  too_many_files: 'Un document peut avoir au plus [max] pièces jointes',
  files_too_large: 'Les pièces jointes d’un document doivent faire ensemble au plus [max] Mo',
  mail_too_large:
    'doit être désactivé\u00a0: avec la facture électronique, qui les contient aussi, les pièces jointes font [size] Mo, et un e-mail en accepte au plus [max]',
  attachments_locked:
    'Ce document est émis\u00a0: ses pièces jointes ne peuvent plus être modifiées',

  // Of an e-invoice. They read on after the name of a field, and the rule follows them.
  or_terms_needed: 'ou des conditions sont obligatoires',
  or_registration_needed: 'ou un numéro fiscal ou d’immatriculation est obligatoire',
  or_vat_id_needed: 'ou un numéro de TVA est obligatoire',
  or_tax_category_needed: 'ou une catégorie de TVA est obligatoire à 0 %',
  needed_on_another_day: 'est obligatoire si elle diffère de la date d’émission',
  needed_above_10000: 'est obligatoire au-delà de 10 000 € si le client est une entreprise',
  law_late_payment: 'doivent indiquer le taux des pénalités de retard',
  law_recovery_costs: 'doivent indiquer l’indemnité forfaitaire de 40 € pour frais de recouvrement',
  law_early_payment: 'doivent indiquer les conditions d’escompte, ou son absence',
  or_order_reference_needed: 'ou une référence de commande est obligatoire',
  finding_greece:
    'ne peut pas être celui de la Grèce\u00a0: Peppol y exige un numéro MARK de myDATA',
  finding_not_listed: 'n’est pas dans la liste de EN 16931',
  finding_f_tax: 'doit être «\u00a0Godkänd för F-skatt\u00a0» ou vide',
  finding_netherlands_scheme: 'doit être 0106 ou 0190',
  finding_denmark_scheme: 'doit être 0184',
  finding_iceland_scheme: 'doit être 0196',
  finding_swedish_rate: 'doit être 6, 12 ou 25',
  finding_not_euro: 'doit être EUR',
  finding_norwegian_vat: 'doit être NO, neuf chiffres valides et MVA',
  finding_siren: 'doit être un SIREN de neuf chiffres',
  finding_siren_scheme: 'doit être un SIREN avec le schéma 0002',
  finding_iso_6523: 'doit être un code ISO 6523 tel que 0002',
  finding_unit_code: 'doit être un code de la recommandation 20 de l’UN/ECE',
  finding_eas: 'doit être un code de la liste EAS tel que 0088 ou EM',
  finding_french_rate: 'doit être un taux français',
  finding_swedish_number: 'doit être un numéro suédois valide de dix chiffres',
  finding_category_s_rate: 'doit dépasser 0 dans la catégorie S',
  finding_century: 'doit être de 2000 à 2099',
  finding_paid_total: 'doit être le total',
  finding_siren_address: 'doit commencer par le SIREN et avoir le schéma 0225',
  finding_vat_country: 'doit commencer par un code de pays tel que DE',
  finding_italian_tax_id: 'doit avoir de 11 à 16 lettres majuscules et chiffres',
  finding_skonto:
    'doit avoir les lignes commençant par # sous la forme #SKONTO#TAGE=14#PROZENT=2.00#',
  finding_too_long: 'doit compter au plus [max] caractères',
  finding_four_decimals: 'doit avoir au plus quatre décimales',
  finding_code_twice: 'doit avoir chaque code une fois',
  finding_address_characters: 'ne doit avoir que des lettres, des chiffres et + - _ .',
  finding_number_characters: 'ne doit avoir que des lettres, des chiffres et + - _ /',
  finding_category_o: 'ne doit pas être O à côté d’autres catégories',
  finding_before_issue_date: 'ne doit pas précéder la date d’émission',
  finding_hashes: 'ne doit pas avoir trois caractères entre deux #',
  finding_scheme_value: 'doit être valide dans son schéma [scheme]',
  finding_peppol_scheme: 'doit avoir un schéma de Peppol, et [scheme] n’en est pas un',
  finding_only_codes: 'ne doit avoir que les codes [codes]',
  finding_codes: 'doit avoir [codes]',
  third_decimal: 'donne [amount], et une facture électronique a au plus deux décimales (BR-DEC-23)',
  rate_too_low:
    'est [rate], et une facture électronique ne peut pas avoir un taux supérieur à 0 et inférieur à 0,5\u00a0% (BR-CO-17)',
  tax_not_per_rate:
    'est [tax] à [rate]\u00a0%, et une facture électronique exige [own] (BR-CO-17)\u00a0: pour les nouvelles factures, choisissez «\u00a0Pour chaque taux\u00a0» sous «\u00a0Arrondi de la TVA\u00a0» de l’entreprise (tax_rounding: rate)',
  // Payments, and what is on account.
  above_due: 'doit être au plus le montant dû, [due]',
  above_refund_due: 'doit être au plus le montant à rembourser, [due]',
  above_unallocated: 'doit être au plus l’acompte disponible, [left]',
  not_invoice_id: 'doit être une facture de cette entreprise',
  method_write_off: 'ne doit pas passer de write_off ni à write_off',
  write_off_not_on_account: 'n’est pas possible pour un abandon de créance',
  before_payment_date: 'ne doit pas précéder le jour du paiement ([date])',
  pay_draft: 'Un paiement ne peut pas être enregistré pour un brouillon',
  pay_cancelled: 'Un paiement ne peut pas être enregistré pour une facture annulée',
  pay_to_come: 'Cette facture n’accepte aucun paiement avant sa date, le [date]',
  pay_credited: 'Des avoirs ont annulé cette facture\u00a0: elle ne peut pas être payée',
  keep_paid_party:
    'Une facture pour laquelle des paiements ont été enregistrés garde son client et sa devise',
  payment_refunded:
    '[amount] de cette facture ont été remboursés, plus que ce qui serait alors payé\u202f; annulez d’abord le remboursement',
  cancel_paid:
    'Cette facture ne peut pas être annulée\u00a0: [amount] sont enregistrés comme payés\u202f; établissez un avoir ou annulez d’abord les paiements',
  nothing_due_status:
    'Cette facture ne peut être que payée ou annulée\u00a0: ses paiements et ses avoirs ne laissent rien à payer',
  nothing_on_account: 'Rien de ce paiement n’est disponible',
  customer_nothing_on_account: 'Le client n’a rien de disponible',
  nothing_due_on_invoice: 'Rien n’est dû sur cette facture',
  other_customer: 'La facture est d’un autre client que le paiement',
  currency_mismatch: 'Le paiement est en [currency], et la facture en [of]',
  void_write_off: 'Un abandon de créance ne peut pas être un acompte\u202f; annulez-le',
  payment_has_refund:
    '[amount] de ce paiement ont été remboursés\u202f; annulez d’abord le remboursement',
  method_of_provider:
    'Le prestataire de paiement a indiqué le mode de ce paiement\u00a0; il ne peut pas changer',
  payment_at_provider:
    'Un prestataire de paiement détient cet argent\u00a0: retirez-le de ses factures et remboursez-le',
  refund_at_provider:
    'Un prestataire de paiement fait ce remboursement, il ne peut donc pas être annulé',
  provider_gone:
    'Le prestataire de paiement qui détient cet argent n’est pas connecté\u00a0: connectez-le à nouveau',
  payment_under_way:
    'Un paiement ou un remboursement de ce compte est en cours\u00a0: réessayez quand il est enregistré',
  provider_silent: 'Le prestataire de paiement ne répond pas\u00a0: réessayez dans un instant',
  next_number_form: 'doit avoir la forme [form]',
  next_number_used:
    'doit être libre, sans numéro ultérieur déjà utilisé\u00a0: [number] est le plus élevé',
  next_number_without_pattern:
    'les clients de cette entreprise n’ont pas de numéros\u00a0: saisissez d’abord leur modèle',
  next_number_high: 'doit être au plus 2\u00a0000\u00a0000\u00a0000',
  not_stripe_key: 'doit être une clé secrète ou restreinte de Stripe, qui commence par sk_ ou rk_',
  not_stripe_secret:
    'doit être le secret de signature du point de terminaison chez Stripe, qui commence par whsec_',
  key_refused: 'a été refusée par le prestataire, ou il lui manque une autorisation',
  delete_paying_customer: 'un client qui a des paiements ne peut pas être supprimé',
  // The portal of customers.
  contact_not_found: 'contact introuvable',
  attachment_not_found: 'pièce jointe introuvable',
  contact_request_gone:
    'Cette demande n’est plus en attente\u00a0: quelqu’un l’a traitée ou le client en a envoyé une plus récente',
  invitation_not_allowed:
    'doit être false\u00a0: les clés de cette entreprise ne peuvent pas inviter au portail',
  not_contact_id: 'doit être l’identifiant d’un contact de ce client',
  portal_not_allowed: 'Ce contact ne peut pas se connecter au portail\u00a0: invitez-le d’abord',

  ...FR_JOBS,
  ...FR_MATCHING,
};
