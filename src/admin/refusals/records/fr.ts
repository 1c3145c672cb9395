import type { RecordTexts } from './de';

export const FR: RecordTexts = {
  'is already used in this business': 'est déjà utilisé dans cette entreprise',
  'is the name of another key of this business': 'est le nom d’une autre clé de cette entreprise',
  'of a saved record cannot be changed': 'ne peut plus être changé après l’enregistrement',
  'must be a customer of the chosen business': 'doit être un client de l’entreprise choisie',
  'must be the id of a customer of this business': 'doit être un client de cette entreprise',
  'must be S at a tax rate above 0': 'doit être S pour un taux supérieur à 0',
  'must have at least one line': 'doit avoir au moins une ligne',
  'must have at most [#max] lines': 'doit avoir au plus [#max] lignes',
  'must be an array of lines': 'doit être une liste de lignes',
  'must not come to an amount of [#max] or more': 'ne doit pas atteindre [#max]',
  'must not add up to an amount of [#max] or more': 'ne doivent pas atteindre [#max] au total',
  'must not add up to less than 0': 'ne doivent pas donner un total inférieur à 0',
  'must be at most the total, [#total]': 'doit être au plus le total, [#total]',
  'must be at most the amount due, [#due]': 'doit être au plus le montant dû, [#due]',
  'must be at most the amount to be refunded, [#due]':
    'doit être au plus le montant à rembourser, [#due]',
  'must be more than 0 when it is rounded to the minor unit of [currency]':
    'doit dépasser 0 une fois arrondi à la plus petite unité de [currency]',
  'must be more than 0 when it is rounded': 'doit dépasser 0 une fois arrondi',
  'must not be given with quantity': 'ne doit pas être indiqué avec la quantité',
  'must not be given for a negative line': 'ne doit pas être indiqué pour une ligne négative',
  'must be at most the quantity that is not credited yet, [#left]':
    'doit être au plus la quantité qui n’a pas encore fait l’objet d’un avoir, [#left]',
  'must be at most the net that is not credited yet, [#left]':
    'doit être au plus le montant HT qui n’a pas encore fait l’objet d’un avoir, [#left]',
  'The text of this e-mail is gone, so it cannot be sent again':
    'Le texte de cet e-mail a été effacé, il ne peut pas être renvoyé',
  'must not hold the link of another document': 'ne doit pas contenir le lien d’un autre document',
  'is credited already': 'a déjà fait l’objet d’un avoir',
  'cannot be changed, because this invoice is issued':
    'ne peut pas être modifié, car cette facture est émise',
  'cannot be changed, because this quotation is issued':
    'ne peut pas être modifié, car ce devis est émis',
  'is changed by recording a payment': 'se modifie en enregistrant un paiement',
  'cannot be added by your role: ask an administrator':
    'ne peut pas être ajouté avec votre rôle : demandez à un administrateur',
  'cannot be changed by your role, which may not see files':
    'ne peut pas être modifié avec votre rôle, qui ne voit pas les fichiers',
  'cannot be linked by your role: make a new key instead':
    'ne peut pas être lié avec votre rôle : créez une nouvelle clé',
  'An issued invoice keeps the rounding of its tax': 'Une facture émise garde l’arrondi de sa taxe',
  'This form was saved before its last change. Open the saved record and change it there':
    'Ce formulaire a été enregistré avant sa dernière modification. Ouvrez l’élément enregistré et modifiez-le là',
  'This was not saved: your role does not allow this change, or the record belongs to a business that you are not a member of':
    'Non enregistré : votre rôle ne permet pas cette modification, ou la fiche appartient à une entreprise dont vous n’êtes pas membre',
  'A payment cannot be recorded for a draft':
    'Un paiement ne peut pas être enregistré pour un brouillon',
  'A payment cannot be recorded for a cancelled invoice':
    'Un paiement ne peut pas être enregistré pour une facture annulée',
  '[#amount] of this invoice was refunded, more than would then be paid; void the refund first':
    '[#amount] de cette facture ont été remboursés, plus que ce qui serait alors payé ; annulez d’abord le remboursement',
  'This invoice cannot be cancelled: [#amount] is recorded as paid; credit the invoice, or void the payments first':
    'Cette facture ne peut pas être annulée : [#amount] sont enregistrés comme payés ; établissez un avoir ou annulez d’abord les paiements',
  'This invoice can only be paid or cancelled: its payments and credit notes leave nothing due':
    'Cette facture ne peut être que payée ou annulée : ses paiements et ses avoirs ne laissent rien à payer',
  'This invoice cannot become a draft again: a payment is recorded':
    'Cette facture ne peut pas redevenir un brouillon : un paiement est enregistré',
  'This invoice cannot become a draft again: it has a credit note':
    'Cette facture ne peut pas redevenir un brouillon : elle a un avoir',
  'This invoice cannot become a draft again: it was handed out':
    'Cette facture ne peut pas redevenir un brouillon : elle a été remise',
  'This invoice cannot become a draft again: it was imported':
    'Cette facture ne peut pas redevenir un brouillon : elle a été importée',
  'This quotation cannot become a draft again: it was handed out':
    'Ce devis ne peut pas redevenir un brouillon : il a été remis',
  'A draft cannot be credited; change it instead':
    'Un brouillon ne peut pas faire l’objet d’un avoir ; modifiez-le',
  'A cancelled invoice cannot be credited':
    'Une facture annulée ne peut pas faire l’objet d’un avoir',
  'Nothing of this invoice is left to be credited': 'Il ne reste rien à créditer sur cette facture',
  'A credit note must come to more than 0 and at most [#left]; this one comes to [#credit]':
    'Un avoir doit dépasser 0 et atteindre au plus [#left] ; celui-ci donne [#credit]',
  'This invoice is not issued yet, so it has no page':
    'Cette facture n’est pas encore émise et n’a donc pas de page',
  'This quotation is not issued yet, so it has no page':
    'Ce devis n’est pas encore émis et n’a donc pas de page',
  'This invoice is not issued yet, so it has no e-invoice':
    'Cette facture n’est pas encore émise et n’a donc pas de facture électronique',
  'This invoice was cancelled before it was issued, so there is nothing to send':
    'Cette facture a été annulée avant son émission, il n’y a donc rien à envoyer',
  'A reminder of this invoice is already on its way':
    'Une relance de cette facture est déjà en route',
  'This service mails no documents yet: without PUBLIC_URL their links would lead to the reader’s own machine':
    'Ce service n’envoie pas encore de documents par e-mail : sans PUBLIC_URL, leurs liens mèneraient à la machine du destinataire',
  'This service sends no mail yet: its settings lack SMTP_URL or MAIL_FROM':
    'Ce service n’envoie pas encore d’e-mails : SMTP_URL ou MAIL_FROM manque dans ses réglages',
  'A business has at most [#max] webhook endpoints; delete one that is no longer needed':
    'Une entreprise a au plus [#max] points de terminaison webhook ; supprimez-en un qui ne sert plus',
  'This secret was already shown, or it can no longer be read. Make a new secret to see it':
    'Ce secret a déjà été affiché ou n’est plus lisible. Créez un nouveau secret pour le voir',
  'it is not a draft': 'ce n’est pas un brouillon',
  'nothing is due': 'rien n’est dû',
  'it is not there': 'introuvable',
  'it is not there, or you may not see it': 'introuvable, ou vous ne pouvez pas le voir',
  'your role does not allow it': 'votre rôle ne le permet pas',
  'the service could not do it; try it again': 'le service n’a pas pu le faire ; réessayez',
  'Records are saved at once, so there is nothing to publish, to unpublish or to discard':
    'Les enregistrements valent dès leur sauvegarde ; il n’y a rien à publier, à dépublier ou à abandonner',
  'Issued documents print this file, so it stays as it is. Upload another one, and choose that as the logo':
    'Des documents émis impriment ce fichier, il reste donc tel quel. Envoyez-en un autre et choisissez-le comme logo',
  'a customer with invoices or quotations cannot be deleted':
    'un client qui a des factures ou des devis ne peut pas être supprimé',
  'a business with customers or documents cannot be deleted':
    'une entreprise qui a des clients ou des documents ne peut pas être supprimée',
  'a business with products cannot be deleted':
    'une entreprise qui a des produits ne peut pas être supprimée',
  'a quotation that became an invoice cannot be deleted':
    'un devis devenu facture ne peut pas être supprimé',
  'an invoice that was sent, paid or cancelled before cannot be deleted; cancel it instead':
    'une facture envoyée, payée ou annulée ne peut pas être supprimée ; annulez-la',
  'only a draft quotation can be deleted': 'seul un devis à l’état de brouillon peut être supprimé',
  'a quotation that was sent or decided before cannot be deleted':
    'un devis déjà envoyé ou décidé ne peut pas être supprimé',
  'a product that a document names cannot be deleted; archive it instead':
    'un produit cité dans un document ne peut pas être supprimé ; archivez-le',
  'the draft [number] cannot be deleted, because its number is not the last of its series; set its status to Cancelled instead':
    'le brouillon [number] ne peut pas être supprimé, car son numéro n’est pas le dernier de sa série ; annulez-le',
  'the number [number] cannot be replaced, because it is not the last of its series; keep it, or cancel the draft and duplicate it':
    'le numéro [number] ne peut pas être remplacé, car il n’est pas le dernier de sa série ; gardez-le, ou annulez le brouillon et dupliquez-le',
  'The database cannot be reached right now; try again shortly':
    'La base de données est injoignable pour le moment ; réessayez bientôt',
  'Too many documents are being made right now; try again shortly':
    'Trop de documents sont en cours de création ; réessayez bientôt',
  'Too many requests; try again in [#seconds] seconds':
    'Trop de requêtes ; réessayez dans [#seconds] secondes',
  'This report takes too long. Choose a shorter period.':
    'Ce rapport prend trop de temps. Choisissez une période plus courte.',
  'There are too many invoices for this chart. The reports show shorter periods.':
    'Il y a trop de factures pour ce graphique. Les rapports affichent des périodes plus courtes.',
  'This server cannot send e-mail. Ask an administrator, or run npm run -s manage -- admin:reset-password on the server.':
    'Ce serveur ne peut pas envoyer d’e-mails. Demandez à un administrateur, ou exécutez npm run -s manage -- admin:reset-password sur le serveur.',
  'Only PNG, JPEG, WebP, GIF and PDF files can be uploaded. A logo must be PNG or JPEG':
    'Seuls les fichiers PNG, JPEG, WebP, GIF et PDF peuvent être envoyés. Un logo doit être en PNG ou JPEG',
  'A file can have at most [#max] MB': 'Un fichier peut faire au plus [#max] Mo',
  'Too many exports are running right now; try again shortly':
    'Trop d’exports sont en cours ; réessayez bientôt',
  'The PDF could not be generated. Check the input data and try again.':
    'Le PDF n’a pas pu être créé. Vérifiez les données et réessayez.',
  'The document changes all the time; try again shortly':
    'Le document change sans cesse ; réessayez bientôt',
  'This quotation can no longer be accepted or declined':
    'Ce devis ne peut plus être accepté ni refusé',
  'You may not filter or sort by [field]': 'Vous ne pouvez pas filtrer ni trier par [field]',
  'You may not filter by [field]': 'Vous ne pouvez pas filtrer par [field]',
  'A filter has a value that does not fit its field':
    'Un filtre a une valeur qui ne convient pas à son champ',
  'A filter or the search has a value that does not fit its field':
    'Un filtre ou la recherche a une valeur qui ne convient pas à son champ',
  'The search must be a text of at most [#max] characters':
    'La recherche doit compter au plus [#max] caractères',
  'There is no such key': 'Cette clé n’existe pas',
  'invoice not found': 'facture introuvable',
  'credit note not found': 'avoir introuvable',
  'payment not found': 'paiement introuvable',
  'refund not found': 'remboursement introuvable',
  'record not found': 'fiche introuvable',
  'The books are closed until [until], so nothing of [date] can be issued; change its issue date':
    'Les comptes sont clôturés jusqu’au [until] : rien du [date] ne peut être émis. Changez la date d’émission',
  'The books are closed until [until], so nothing that counts on [date] can change':
    'Les comptes sont clôturés jusqu’au [until] : rien de ce qui compte le [date] ne peut changer',
  'is in a closed period: the books are closed until [date]':
    'est dans une période clôturée : les comptes sont clôturés jusqu’au [date]',
};
