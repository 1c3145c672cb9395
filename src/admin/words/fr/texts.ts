import type { Hints, Labels, Titles } from '../de/texts';

export const TITLES: Titles = {
  Customers: 'Clients',
  Refunds: 'Remboursements',
  Invoices: 'Factures',
  'Generator allowances': 'Quotas du générateur',
  'Webhook endpoints': 'Points de terminaison webhook',
  Businesses: 'Entreprises',
  Quotations: 'Devis',
  'Recurring invoices': 'Factures récurrentes',
  'Credit notes': 'Avoirs',
  'Document sequence': 'Série de numéros',
  Emails: 'E-mails',
  'Generator usage': 'Utilisation du générateur',
  Payments: 'Paiements',
  'Webhook deliveries': 'Envois webhook',
  Products: 'Produits',
};

export const FIELD_LABELS: Labels = {
  Every: 'Tous les',
  Interval: 'Intervalle',
  'First date': 'Première date',
  'Day of the month': 'Jour du mois',
  'Each invoice': 'Chaque facture',
  'Billed period': 'Période facturée',
  'Days before the date': 'Jours avant la date',
  'Last date': 'Dernière date',
  'Most invoices': 'Factures au plus',
  'Missed dates': 'Dates manquées',
  'Next date': 'Prochaine date',
  'Next occurrence': 'Numéro de la prochaine date',
  Failures: 'Échecs',
  'Last problem': 'Dernier problème',
  Name: 'Nom',
  'Legal name': 'Raison sociale',
  Address: 'Adresse',
  City: 'Ville',
  'State or region': 'État ou région',
  Country: 'Pays',
  'Country as printed': 'Pays (tel qu’imprimé)',
  'Postal code': 'Code postal',
  'Tax number': 'Numéro fiscal',
  'VAT number': 'Numéro de TVA',
  'Registration number': 'Numéro d’immatriculation',
  Register: 'Registre',
  'Electronic address': 'Adresse électronique',
  'Kind of address': 'Type d’adresse',
  'Bank accounts': 'Comptes bancaires',
  'Bank account': 'Compte bancaire',
  'Payment link': 'Lien de paiement',
  'Emails to the customer alone': 'E-mails au client uniquement',
  'Payment code on invoices': 'QR code de virement',
  'Book sure payments': 'Enregistrer les paiements sûrs',
  'RF reference on invoices': 'Référence RF sur les factures',
  'Colour of documents': 'Couleur des documents',
  Paper: 'Papier',
  Language: 'Langue',
  Contacts: 'Contacts',
  'Contact person': 'Personne à contacter',
  Email: 'E-mail',
  Phone: 'Téléphone',
  Logo: 'Logo',
  'Time zone': 'Fuseau horaire',
  'Tax rounding': 'Arrondi de la TVA',
  'Tax category at 0 %': 'Catégorie de TVA à 0\u00a0%',
  Currency: 'Devise',
  'Usual tax %': 'Taux de TVA par défaut %',
  'Days to pay': 'Délai de paiement en jours',
  Notes: 'Remarques',
  Terms: 'Conditions',
  'Notes of quotations': 'Remarques des devis',
  'Terms of quotations': 'Conditions des devis',
  'Invoice numbers': 'Numéros de facture',
  'Quotation numbers': 'Numéros de devis',
  'Credit note numbers': 'Numéros d’avoir',
  'Reported as': 'Déclarée comme',
  'Customer numbers': 'Numéros de client',
  'Customer number': 'Numéro de client',
  'Reminders before the due date': 'Relances avant l’échéance',
  'Reminders after the due date': 'Relances après l’échéance',
  'Text of reminders': 'Texte des relances',
  'Business process': 'Cadre de facturation',
  'Coded notes': 'Mentions avec code',
  'Books closed until': 'Comptes clôturés jusqu’au',
  'Date of supply': 'Date de la prestation',
  'Issued documents': 'Documents émis',
  Members: 'Membres',
  'Look of documents': 'Aspect des documents',
  'API keys': 'Clés d’API',
  Business: 'Entreprise',
  'Buyer reference': 'Référence de l’acheteur',
  'E-invoice format': 'Format de facture électronique',
  'Keys may invite to the portal': 'Les clés peuvent inviter au portail',
  'No reminders': 'Pas de relances',
  Description: 'Désignation',
  'Article number': 'Référence article',
  Active: 'Actif',
  'Unit price': 'Prix unitaire',
  Unit: 'Unité',
  'Tax %': 'TVA %',
  'Tax category': 'Catégorie de TVA',
  Customer: 'Client',
  'Issue date': 'Date d’émission',
  Lines: 'Lignes',
  Subtotal: 'Total HT',
  Tax: 'TVA',
  Total: 'Total TTC',
  'PDF design': 'Modèle de PDF',
  'Issued on': 'Émis le',
  Number: 'Numéro',
  Status: 'Statut',
  'Due date': 'Date d’échéance',
  'Delivery date': 'Date de livraison',
  'Service period from': 'Prestation du',
  'Service period until': 'Prestation jusqu’au',
  'Delivery address': 'Adresse de livraison',
  'Order line': 'Ligne de commande',
  GTIN: 'GTIN',
  'Order reference': 'N° de commande',
  Contract: 'N° de contrat',
  Project: 'N° de projet',
  'Our order number': 'Notre n° de commande',
  'Tender or lot': 'N° d’appel d’offres',
  'Delivery note': 'Bon de livraison',
  'Amount paid': 'Montant payé',
  'Written off': 'Passé en perte',
  Credited: 'Avoirs déduits',
  'Amount paid before it was paid in full': 'Montant payé avant le solde',
  'Paid on': 'Payée le',
  'Made from quotation': 'Issue du devis',
  'Decided on': 'Décision le',
  'Decided by': 'Décision de',
  'Remark of the customer': 'Remarque du client',
  'Valid until': 'Valable jusqu’au',
  Quantity: 'Quantité',
  'Discount %': 'Remise %',
  'Amount with tax': 'Montant TTC',
  'Reason for no tax': 'Motif d’exonération',
  Product: 'Produit',
  'Line id': 'ID de la ligne',
  Invoice: 'Facture',
  Amount: 'Montant',
  Date: 'Date',
  Method: 'Mode de paiement',
  Reference: 'Référence',
  'On account': 'Acompte disponible',
  Note: 'Note',
  Reason: 'Motif',
  'Taken off the invoice': 'Imputé sur la facture',
  Refunded: 'Remboursé',
  'Credit note': 'Avoir',
  Subject: 'Objet',
  To: 'À',
  'Copies to': 'Copie à',
  State: 'État',
  Attempts: 'Tentatives',
  About: 'Concerne',
  'Last answer': 'Dernière réponse',
  'All attempts': 'Toutes les tentatives',
  'Last attempt': 'Dernière tentative',
  'Next attempt': 'Prochaine tentative',
  Quotation: 'Devis',
  'With the PDF': 'Avec le PDF',
  'With its attachments': 'Avec les pièces jointes',
  'With the e-invoice': 'Avec la facture électronique',
  Sender: 'Expéditeur',
  'Answers go to': 'Répondre à',
  'Custom fields': 'Champs personnalisés',
  Metadata: 'Métadonnées',
  'Years to keep documents': 'Conservation des documents en années',
  Text: 'Texte',
  'Text as HTML': 'Texte en HTML',
  'Days after the due date': 'Jours après l’échéance',
  Lease: 'Réservation',
  URL: 'URL',
  Enabled: 'Activé',
  Events: 'Événements',
  'Reason for disabling': 'Motif de désactivation',
  'Failing since': 'En échec depuis',
  Event: 'Événement',
  'Event id': 'ID de l’événement',
  Endpoint: 'Point de terminaison',
  'Last HTTP status': 'Dernier statut HTTP',
  'Duration in ms': 'Durée en ms',
  'Last error': 'Dernière erreur',
  Answer: 'Réponse',
  Payload: 'Contenu',
  'Address or range': 'Adresse ou plage',
  'PDFs per month': 'PDF par mois',
  Month: 'Mois',
  'PDFs made': 'PDF créés',
  createdAt: 'Créé le',
  updatedAt: 'Modifié le',
  createdBy: 'Créé par',
  updatedBy: 'Modifié par',
};

export const FIELD_HINTS: Hints = {
  'For e-invoices in France (BAR). If empty, by the customer.':
    'Pour les factures électroniques en France (BAR). Vide : selon le client.',
  'For e-invoices in France. If empty, by the business, and by whether it is paid.':
    'Pour les factures électroniques en France. Vide : selon l’entreprise et selon qu’elle est payée.',
  'New customers without a number get one, such as C-0001 from C-{0000}. If empty, none.':
    'Les nouveaux clients sans numéro en reçoivent un, par exemple C-0001 à partir de C-{0000}. Vide : aucun.',
  'Printed on documents. If empty, a new customer gets one where the business has a pattern.':
    'Imprimé sur les documents. Vide, un nouveau client en reçoit un si l’entreprise a un modèle.',
  'For invoices without a delivery date and without a period. Printed. Issued documents keep theirs.':
    'Pour les factures sans date de livraison ni période. Imprimé. Les documents émis gardent la leur.',
  'When it was supplied. Printed.': 'Quand la prestation a été fournie. Imprimé.',
  'Yours. Printed.': 'La vôtre. Imprimée.',
  'Such as an EAN. Printed.': 'Par exemple un EAN. Imprimé.',
  'Its number in the order. Printed.': 'Son numéro dans la commande. Imprimé.',
  'Where it goes, if not to the customer. Printed.':
    'Où c’est livré, si ce n’est pas chez le client. Imprimé.',
  'Where new documents deliver, if not here. Printed.':
    'Où livrent les nouveaux documents, si ce n’est pas ici. Imprimé.',
  'Its number. Printed.': 'Son numéro. Imprimé.',
  'Printed.': 'Imprimé.',
  'In place of that of the customer. Printed as "Your Reference".':
    'À la place de celle du client. Imprimée sous « Votre référence ».',
  'What you call it. Not printed.': 'Le nom que vous lui donnez. Non imprimé.',
  'From 1 to 366.': 'De 1 à 366.',
  'All dates are counted from it.': 'Toutes les dates sont comptées à partir d’elle.',
  'For months and years. If empty, the day of the first date.':
    'Pour les mois et les années. Si vide, le jour de la première date.',
  'Told by {period_start} and {period_end}.': 'Indiquée par {period_start} et {period_end}.',
  'Each invoice is made so much earlier.': 'Chaque facture est créée autant de jours plus tôt.',
  'If empty, by the payment term.': 'Si vide, selon le délai de paiement.',
  'If empty, it goes on.': 'Si vide, cela continue.',
  'It ends after so many.': 'S’arrête après ce nombre.',
  'When the service was down.': 'Quand le service était arrêté.',
  Hosting: 'Hébergement',
  'The name that customers know.': 'Le nom que les clients connaissent.',
  'Printed on documents instead of the name.': 'Imprimée sur les documents à la place du nom.',
  'Street and number, on one or more lines.': 'Numéro et rue, sur une ou plusieurs lignes.',
  'Type a name or a code.': 'Saisissez un nom ou un code.',
  'If empty, the name of the country.': 'Si vide, le nom du pays.',
  'Printed on documents.': 'Imprimé sur les documents.',
  'With the country prefix. Printed on documents.':
    'Avec le préfixe du pays. Imprimé sur les documents.',
  'For e-invoices: the number in a register of companies.':
    'Pour les factures électroniques\u00a0: le numéro dans un registre d’entreprises.',
  'Whose number it is, by ISO/IEC 6523. Optional.':
    'Le registre du numéro, selon ISO/IEC 6523. Facultatif.',
  'Where e-invoices are delivered. If empty, the VAT number, else the email address.':
    'Où les factures électroniques sont remises. Si vide, le numéro de TVA, sinon l’adresse e-mail.',
  'The scheme of the electronic address, by the list EAS.':
    'Le schéma de l’adresse électronique, selon la liste EAS.',
  'Where customers pay online: a button on the page of an invoice. {number}, {amount} and {currency} are filled in.':
    'Où les clients paient en ligne\u00a0: un bouton sur la page client d’une facture. {number}, {amount} et {currency} sont remplacés.',
  'Documents are mailed to the address of their customer and to no other.':
    'Les documents ne sont envoyés qu’à l’adresse de leur client.',
  'Programs with a key of this business may let contacts of customers sign in at the portal.':
    'Les programmes avec une clé de cette entreprise peuvent inviter au portail des contacts de clients.',
  'Printed on invoices. An invoice has the first account in its currency, else the first.':
    'Imprimés sur les factures. Une facture porte le premier compte dans sa devise, sinon le premier.',
  'If empty, the first in the currency, else the first.':
    'Si vide, le premier dans la devise, sinon le premier.',
  'When a bank statement is uploaded, payments are booked without a person whose text names the invoices and whose amount is what is due of them.':
    'À l’envoi d’un relevé bancaire, les paiements dont le texte nomme les factures et dont le montant est celui qui reste dû sont enregistrés d’eux-mêmes.',
  'Prints a reference with check digits (ISO 11649), made from the number. Banks check it, so payments are matched without typing errors. Issued documents keep theirs.':
    'Imprime une référence avec chiffres de contrôle (ISO 11649), tirée du numéro. Les banques la vérifient\u00a0: les paiements sont rapprochés sans faute de frappe. Les documents émis gardent la leur.',
  'Prints a QR code that fills in the transfer in a banking app. Only on invoices in EUR, with an IBAN.':
    'Imprime un QR code qui remplit le virement dans une application bancaire. Seulement sur les factures en EUR, avec un IBAN.',
  'Of documents, pages and mails for customers without a language. If empty, English.':
    'Pour les documents, les pages et les e-mails des clients sans langue. Si vide, l’anglais.',
  'Who answers questions. Not printed.': 'Qui répond aux questions. Non imprimé.',
  'Determines on which day a document is issued, overdue or expired.':
    'Détermine le jour où un document est émis, en retard ou expiré.',
  'Whether the tax of each line is rounded, or of all lines of a rate together, as e-invoices need it. If empty, by rate in the European Union. Issued documents keep theirs.':
    'La TVA est arrondie par ligne, ou pour toutes les lignes d’un même taux ensemble, comme les factures électroniques l’exigent. Vide\u00a0: par taux dans l’UE. Les documents émis gardent leur arrondi.',
  'For new lines at 0 % without a category.':
    'Pour les nouvelles lignes à 0\u00a0% sans catégorie.',
  'For new lines at 0 % of that category without a reason. Printed.':
    'Pour les nouvelles lignes à 0\u00a0% de cette catégorie sans motif. Imprimé.',
  'For new documents.': 'Pour les nouveaux documents.',
  'For new lines without a tax rate.': 'Pour les nouvelles lignes sans taux de TVA.',
  'From 0 to 365. Sets the due date of a new invoice that has none.':
    'De 0 à 365. Fixe la date d’échéance d’une nouvelle facture qui n’en a pas.',
  'Used when a new document has no notes.':
    'Utilisées quand un nouveau document n’a pas de remarques.',
  'Used when a new document has no terms.':
    'Utilisées quand un nouveau document n’a pas de conditions.',
  'If empty, quotations have the same notes as invoices.':
    'Si vide, les devis ont les mêmes remarques que les factures.',
  'If empty, quotations have the same terms as invoices.':
    'Si vide, les devis ont les mêmes conditions que les factures.',
  '{YYYY}, {YY} and {MM} come from the issue date: INV-{YYYY}-{000} gives INV-2026-001, and counts anew each year.':
    '{YYYY}, {YY} et {MM} viennent de la date d’émission\u00a0: INV-{YYYY}-{000} donne INV-2026-001 et recommence chaque année.',
  '{YYYY}, {YY} and {MM} come from the issue date: QT-{YYYY}-{000} gives QT-2026-001, and counts anew each year.':
    '{YYYY}, {YY} et {MM} viennent de la date d’émission\u00a0: QT-{YYYY}-{000} donne QT-2026-001 et recommence chaque année.',
  '{YYYY}, {YY} and {MM} come from the issue date: CN-{YYYY}-{000} gives CN-2026-001, and counts anew each year.':
    '{YYYY}, {YY} et {MM} viennent de la date d’émission\u00a0: CN-{YYYY}-{000} donne CN-2026-001 et recommence chaque année.',
  'Days, such as 3. A mail goes out so many days before, from 8 o’clock in the time zone of the business. If empty, none.':
    'Jours, par exemple 3. Un e-mail part ce nombre de jours avant, à partir de 8 heures dans le fuseau horaire de l’entreprise. Si vide, aucun.',
  'Days, such as 7, 14, 30. For unpaid invoices with a customer’s email, each at most once. If empty, none.':
    'Jours, par exemple 7, 14, 30. Pour les factures impayées des clients qui ont un e-mail, chaque relance une fois au plus. Si vide, aucune.',
  'Your own words, in the language of the business. Customers with another language get a prepared text in theirs.':
    'Votre propre texte, dans la langue de l’entreprise. Les clients d’une autre langue reçoivent un texte préparé dans la leur.',
  'For e-invoices in France, such as B1 for goods or S1 for services.':
    'Pour les factures électroniques en France, par exemple B1 pour des biens ou S1 pour des services.',
  'For e-invoices in France: one note per line, its code, a colon, its text. Needed are PMT, PMD and AAB.':
    'Pour les factures électroniques en France\u00a0: une mention par ligne, son code, deux-points, son texte. PMT, PMD et AAB sont obligatoires.',
  'The last day whose figures nobody can change any more, such as the end of a month that you have declared. Empty: no day is closed.':
    'Le dernier jour dont plus personne ne peut changer les chiffres, par exemple la fin d’un mois déclaré. Vide\u00a0: aucun jour n’est clôturé.',
  'Whether an issued invoice can be changed: locked for good, locked once it was sent, or open for corrections. If empty, locked for good in the European Union. Payments and credit notes always lock it.':
    'Indique si une facture émise peut être modifiée\u00a0: verrouillée définitivement, verrouillée après l’envoi, ou corrigible. Vide\u00a0: verrouillée définitivement dans l’Union européenne. Les paiements et les avoirs la verrouillent toujours.',
  'Users with a limited role may work on this business if they are listed here.':
    'Les utilisateurs au rôle limité peuvent travailler sur cette entreprise s’ils figurent ici.',
  'The business of this customer. You cannot change it later.':
    'L’entreprise de ce client. Vous ne pourrez plus la changer.',
  'Printed on documents as "Your Reference", such as a cost centre.':
    'Imprimée sur les documents comme «\u00a0Votre référence\u00a0», par exemple un centre de coûts.',
  'The language in which you write to this customer.':
    'La langue dans laquelle vous écrivez à ce client.',
  'The format that this customer wants. It comes first when you download an e-invoice.':
    'Le format que ce client souhaite. Il vient en premier quand vous téléchargez une facture électronique.',
  'This customer gets no reminders of unpaid invoices.':
    'Ce client ne reçoit pas de relances pour ses factures impayées.',
  'If empty, that of the business.': 'Si vide, celui de l’entreprise.',
  'From 0 to 365. If empty, those of the business.': 'De 0 à 365. Si vide, celui de l’entreprise.',
  'For internal use, never printed.': 'Pour usage interne, jamais imprimées.',
  'The business that sells this. You cannot change it later.':
    'L’entreprise qui vend ce produit. Vous ne pourrez plus la changer.',
  'Fills the description of a line. If empty, the name does.':
    'Remplit la désignation d’une ligne. Si vide, le nom la remplit.',
  'Unique in the business.': 'Unique dans l’entreprise.',
  'If off, lines no longer offer it. Old lines keep it.':
    'Si désactivé, les lignes ne le proposent plus. Les anciennes lignes le gardent.',
  'Before tax. At most 6 decimals.': 'Hors TVA. 6 décimales au plus.',
  'If empty, that of each document.': 'Si vide, celle de chaque document.',
  'Chosen by its name. Codes of UN/ECE Recommendation 20 can be typed, too.':
    'À choisir par son nom. Les codes de la recommandation 20 de l’UN/ECE sont aussi acceptés.',
  'If empty, the usual rate of the customer or business.':
    'Si vide, le taux par défaut du client ou de l’entreprise.',
  'The business of this document. You cannot change it later.':
    'L’entreprise de ce document. Vous ne pourrez plus la changer.',
  'Customers of the chosen business.': 'Clients de l’entreprise choisie.',
  'If empty, today.': 'Si vide, aujourd’hui.',
  'If empty, the currency of the business.': 'Si vide, la devise de l’entreprise.',
  'One line per item sold.': 'Une ligne par bien ou service vendu.',
  'Computed from the lines.': 'Calculé à partir des lignes.',
  'If empty, the template of the business.': 'Si vide, le modèle de l’entreprise.',
  'Set when the status first says that it was sent.':
    'Fixée quand le statut indique l’envoi pour la première fois.',
  'Printed below the totals.': 'Imprimées sous les totaux.',
  'Printed below the notes.': 'Imprimées sous les remarques.',
  'If empty, the next number of the business.': 'Si vide, le prochain numéro de l’entreprise.',
  'If empty, by the payment term. A sent invoice becomes overdue the day after.':
    'Si vide, selon le délai de paiement. Une facture envoyée est en retard le lendemain.',
  'When the goods or services were delivered. Printed.':
    'Date de livraison des biens ou des services. Imprimée.',
  "The number of the customer's order. Printed.": 'Le numéro de commande du client. Imprimé.',
  'The part of the amount paid that will not come.': 'La part du montant payé qui ne viendra pas.',
  'What its credit notes take off the amount due.': 'Ce que ses avoirs déduisent du montant dû.',
  'The customer gets no reminders of this invoice.':
    'Le client ne reçoit pas de relances pour cette facture.',
  'Set when the status becomes Paid.': 'Fixée quand le statut devient «\u00a0Payé\u00a0».',
  'Set when a quotation is converted.': 'Fixé quand un devis est converti.',
  'When the customer accepted or declined on the page of the quotation.':
    'Quand le client a accepté ou refusé le devis sur sa page.',
  'The name that was typed there.': 'Le nom saisi sur cette page.',
  'A sent quotation expires the day after.': 'Un devis envoyé expire le lendemain.',
  'At most 6 decimals.': '6 décimales au plus.',
  'Before discount and tax. Negative for a credit.': 'Avant remise et TVA. Négatif pour un avoir.',
  'Deducted before tax.': 'Déduite avant TVA.',
  'If empty, the usual rate.': 'Si vide, le taux par défaut.',
  'Computed.': 'Calculé.',
  'If empty, the standard rate, or at 0 % the category of the business.':
    'Si vide, le taux normal, ou à 0\u00a0% la catégorie de l’entreprise.',
  'Printed on the document.': 'Imprimé sur le document.',
  'Fills the line. You can change what it fills in.':
    'Remplit la ligne. Vous pouvez modifier ce qu’il remplit.',
  'The rest of the total is to be refunded.': 'Le reste du total est à rembourser.',
  'Since it was last queued.': 'Depuis la dernière mise en file d’attente.',
  'The words of the mail server.': 'La réponse du serveur de messagerie.',
  'The service sends events to this URL with POST.':
    'Le service envoie les événements à cette URL par POST.',
  'The business whose events are sent. You cannot change it later.':
    'L’entreprise dont les événements sont envoyés. Vous ne pourrez plus la changer.',
  'For internal use.': 'Pour usage interne.',
  'If off, no event is sent or stored.':
    'Si désactivé, aucun événement n’est envoyé ni enregistré.',
  'At first the usual events are ticked. The service sends the others only if you tick them.':
    'Au départ, les événements usuels sont cochés. Le service n’envoie les autres que si vous les cochez.',
  'The webhook-id header.': 'L’en-tête webhook-id.',
  'The beginning of the last answer.': 'Le début de la dernière réponse.',
  'The exact body of the request.': 'Le corps exact de la requête.',
  'An IP address or a CIDR range. The narrowest match applies.':
    'Une adresse IP ou une plage CIDR. La plus étroite s’applique.',
  'Overrides the default limit.': 'Remplace la limite par défaut.',
  'For internal use, such as the owner of the address.':
    'Pour usage interne, par exemple le titulaire de l’adresse.',
  'An IPv6 address counts for its /64 and for its /48.':
    'Une adresse IPv6 compte pour son /64 et pour son /48.',
  'In UTC.': 'En UTC.',
  'Lower it to return quota.': 'Réduisez ce nombre pour rendre du quota.',
  'Thank you!': 'Merci\u202f!',
  'Payable in 14 days.': 'Payable sous 14 jours.',
  'Next number': 'Prochain numéro',
  Consulting: 'Conseil',
  'Consulting in May': 'Conseil en mai',
  'Reverse charge': 'Autoliquidation',
  'Documents and reminders go to the contacts that receive them, else to the email of the customer. Contacts that may use the portal are invited by email when you save.':
    'Les documents et les rappels vont aux contacts qui les reçoivent, sinon à l’e-mail du client. Les contacts qui ont accès à l’espace client sont invités par e-mail à l’enregistrement.',
  'Values are stored in the metadata of a record, under the key of their field.':
    'Les valeurs se trouvent dans les métadonnées d’un enregistrement, sous la clé de leur champ.',
  'After the year of issue. Until then, erasing a customer leaves what was issued. If empty, 10.':
    'Après l’année d’émission. Jusque-là, l’effacement d’un client conserve ce qui a été émis. Si vide, 10.',
  'The link is put in when the mail is sent. The service removes old texts.':
    'Le lien est ajouté lors de l’envoi. Le service efface les anciens textes.',
};
