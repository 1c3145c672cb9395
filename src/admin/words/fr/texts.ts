import type { Hints, Labels, Titles } from '../de/texts';

export const TITLES: Titles = {
  Customers: 'Clients',
  Refunds: 'Remboursements',
  Invoices: 'Factures',
  'Generator allowances': 'Quotas du générateur',
  'Webhook endpoints': 'Points de terminaison webhook',
  Businesses: 'Entreprises',
  Quotations: 'Devis',
  'Credit notes': 'Avoirs',
  'Document sequence': 'Séquence de documents',
  Emails: 'E-mails',
  'Generator usage': 'Utilisation du générateur',
  Payments: 'Paiements',
  'Webhook deliveries': 'Livraisons webhook',
  Products: 'Produits',
};

export const FIELD_LABELS: Labels = {
  Name: 'Nom',
  'Legal name': 'Raison sociale',
  Address: 'Adresse',
  City: 'Ville',
  'State or region': 'État ou région',
  Country: 'Pays',
  'Country as printed': 'Pays imprimé',
  'Postal code': 'Code postal',
  'Tax number': 'Numéro fiscal',
  'VAT number': 'Numéro de TVA',
  'Registration number': 'Numéro d’immatriculation',
  Register: 'Registre',
  'Electronic address': 'Adresse électronique',
  'Kind of address': 'Type d’adresse',
  IBAN: 'IBAN',
  BIC: 'BIC',
  'Payment link': 'Lien de paiement',
  'E-mails to the customer alone': 'E-mails au client seul',
  'Payment code on invoices': 'Code de paiement sur les factures',
  'Colour of documents': 'Couleur des documents',
  Paper: 'Papier',
  Language: 'Langue',
  'Contact person': 'Personne à contacter',
  Email: 'E-mail',
  Phone: 'Téléphone',
  Logo: 'Logo',
  'Time zone': 'Fuseau horaire',
  'Tax rounding': 'Arrondi des taxes',
  'Tax category at 0 %': 'Catégorie de taxe à 0 %',
  Currency: 'Devise',
  'Usual tax %': 'Taux de taxe habituel %',
  'Days to pay': 'Délai de paiement en jours',
  Notes: 'Remarques',
  Terms: 'Conditions',
  'Notes of quotations': 'Remarques des devis',
  'Terms of quotations': 'Conditions des devis',
  'Invoice numbers': 'Numéros de facture',
  'Quotation numbers': 'Numéros de devis',
  'Credit note numbers': 'Numéros d’avoir',
  'Reminders before the due date': 'Relances avant l’échéance',
  'Reminders after the due date': 'Relances après l’échéance',
  'Text of reminders': 'Texte des relances',
  'Business process': 'Cadre de facturation',
  'Coded notes': 'Mentions codifiées',
  'Books closed until': 'Comptes clôturés jusqu’au',
  'Issued documents': 'Documents émis',
  Members: 'Membres',
  'API keys': 'Clés d’API',
  Business: 'Entreprise',
  'Buyer reference': 'Référence de l’acheteur',
  'E-invoice format': 'Format de facture électronique',
  'No reminders': 'Pas de relances',
  Description: 'Désignation',
  'Article number': 'Référence article',
  Active: 'Actif',
  'Unit price': 'Prix unitaire',
  Unit: 'Unité',
  'Tax %': 'Taxe %',
  'Tax category': 'Catégorie de taxe',
  Customer: 'Client',
  'Issue date': 'Date d’émission',
  Lines: 'Lignes',
  Subtotal: 'Sous-total',
  Tax: 'Taxe',
  Total: 'Total',
  'PDF design': 'Modèle de PDF',
  'Issued on': 'Émission le',
  Number: 'Numéro',
  Status: 'Statut',
  'Due date': 'Date d’échéance',
  'Delivery date': 'Date de livraison',
  'Order reference': 'N° de commande',
  'Amount paid': 'Montant payé',
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
  'The name that customers know.': 'Le nom que les clients connaissent.',
  'Printed on documents instead of the name.': 'Imprimée sur les documents à la place du nom.',
  'Street and number, on one or more lines.': 'Numéro et rue, sur une ou plusieurs lignes.',
  'Type a name or a code.': 'Saisissez un nom ou un code.',
  'If empty, the name of the country.': 'Si vide, le nom du pays.',
  'Printed on documents.': 'Imprimé sur les documents.',
  'With the country prefix. Printed on documents.':
    'Avec le préfixe du pays. Imprimé sur les documents.',
  'For e-invoices: the number in a register of companies.':
    'Pour les factures électroniques : le numéro dans un registre d’entreprises.',
  'Whose number it is, by ISO/IEC 6523. Optional.':
    'Le registre du numéro, selon ISO/IEC 6523. Facultatif.',
  'Where e-invoices are delivered. If empty, the VAT number, else the e-mail address.':
    'Où les factures électroniques sont livrées. Si vide, le numéro de TVA, sinon l’adresse e-mail.',
  'The scheme of the electronic address, by the list EAS.':
    'Le schéma de l’adresse électronique, selon la liste EAS.',
  'Printed on invoices.': 'Imprimé sur les factures.',
  'Where customers pay online: a button on the page of an invoice. {number}, {amount} and {currency} are filled in.':
    'Où les clients paient en ligne : un bouton sur la page d’une facture. {number}, {amount} et {currency} sont remplis.',
  'Documents are mailed to the address of their customer and to no other.':
    'Les documents sont envoyés à l’adresse de leur client et à aucune autre.',
  'For headings, the table and the sum, and darkened where text could not be read in it. If empty, grey.':
    'Pour les titres, le tableau et le total ; assombrie là où un texte serait illisible. Si vide, gris.',
  'If empty, that of the installation.': 'Si vide, celui de l’installation.',
  'Prints a QR code that fills in the transfer in a banking app. Only on invoices in EUR, with an IBAN.':
    'Imprime un code QR qui remplit le virement dans une application bancaire. Seulement sur les factures en EUR, avec un IBAN.',
  'Of documents, pages and mails for customers without a language. If empty, English.':
    'Des documents, pages et e-mails pour les clients sans langue. Si vide, l’anglais.',
  'Who answers questions. Not printed.': 'Qui répond aux questions. Non imprimé.',
  'PNG or JPEG, printed on documents.': 'PNG ou JPEG, imprimé sur les documents.',
  'Determines on which day a document is issued, overdue or expired.':
    'Détermine le jour où un document est émis, en retard ou expiré.',
  'Whether the tax of each line is rounded, or of all lines of a rate together, as e-invoices need it. If empty, by rate in the European Union. Issued documents keep theirs.':
    'Si la taxe est arrondie par ligne, ou pour toutes les lignes d’un même taux ensemble, comme les factures électroniques l’exigent. Vide : par taux dans l’UE. Les documents émis gardent leur arrondi.',
  'For new lines at 0 % without a category.': 'Pour les nouvelles lignes à 0 % sans catégorie.',
  'For new documents.': 'Pour les nouveaux documents.',
  'For new lines without a tax rate.': 'Pour les nouvelles lignes sans taux de taxe.',
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
    '{YYYY}, {YY} et {MM} viennent de la date d’émission : INV-{YYYY}-{000} donne INV-2026-001 et recommence chaque année.',
  '{YYYY}, {YY} and {MM} come from the issue date: QT-{YYYY}-{000} gives QT-2026-001, and counts anew each year.':
    '{YYYY}, {YY} et {MM} viennent de la date d’émission : QT-{YYYY}-{000} donne QT-2026-001 et recommence chaque année.',
  '{YYYY}, {YY} and {MM} come from the issue date: CN-{YYYY}-{000} gives CN-2026-001, and counts anew each year.':
    '{YYYY}, {YY} et {MM} viennent de la date d’émission : CN-{YYYY}-{000} donne CN-2026-001 et recommence chaque année.',
  'Days, such as 3. A mail goes out so many days before, from 8 o’clock in the time zone of the business. If empty, none.':
    'Jours, par exemple 3. Un e-mail part ce nombre de jours avant, à partir de 8 heures dans le fuseau horaire de l’entreprise. Si vide, aucun.',
  'Days, such as 7, 14, 30. For unpaid invoices with a customer’s email, each at most once. If empty, none.':
    'Jours, par exemple 7, 14, 30. Pour les factures impayées dont le client a un e-mail, chacune une fois au plus. Si vide, aucune.',
  'Your own words, in the language of the business. Customers with another language get a prepared text in theirs.':
    'Votre propre texte, dans la langue de l’entreprise. Les clients d’une autre langue reçoivent un texte préparé dans la leur.',
  'For e-invoices in France, such as B1 for goods or S1 for services.':
    'Pour les factures électroniques en France, par exemple B1 pour des biens ou S1 pour des services.',
  'For e-invoices in France: one note per line, its code, a colon, its text. Needed are PMT, PMD and AAB.':
    'Pour les factures électroniques en France : une mention par ligne, son code, deux-points, son texte. PMT, PMD et AAB sont obligatoires.',
  'The last day whose figures nobody can change any more, such as the end of a month that you have declared. Empty: no day is closed.':
    'Le dernier jour dont plus personne ne peut changer les chiffres, par exemple la fin d’un mois déclaré. Vide : aucun jour n’est clôturé.',
  'Whether a document that was sent is locked, or may be corrected. Payments and credit notes always lock it.':
    'Si un document envoyé est verrouillé ou peut être corrigé. Les paiements et les avoirs le verrouillent toujours.',
  'Users with a limited role may work on this business if they are listed here.':
    'Les utilisateurs au rôle limité peuvent travailler sur cette entreprise s’ils figurent ici.',
  'The business of this customer. You cannot change it later.':
    'L’entreprise de ce client. Vous ne pourrez plus la changer.',
  'Printed on documents as "Your Reference", such as a cost centre.':
    'Imprimée sur les documents comme « Votre référence », par exemple un centre de coûts.',
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
  'Before tax. At most 6 decimals.': 'Hors taxe. 6 décimales au plus.',
  'If empty, that of each document.': 'Si vide, celle de chaque document.',
  'Code of UN/ECE Recommendation 20: C62 piece, HUR hour, DAY day, KGM kilogram.':
    'Code de la recommandation 20 de l’UN/ECE : C62 pièce, HUR heure, DAY jour, KGM kilogramme.',
  'If empty, the usual rate of the customer or business.':
    'Si vide, le taux habituel du client ou de l’entreprise.',
  'The business of this document. You cannot change it later.':
    'L’entreprise de ce document. Vous ne pourrez plus la changer.',
  'Customers of the chosen business.': 'Clients de l’entreprise choisie.',
  'If empty, today.': 'Si vide, aujourd’hui.',
  'If empty, the currency of the business.': 'Si vide, la devise de l’entreprise.',
  'One line per item sold.': 'Une ligne par article vendu.',
  'Computed from the lines.': 'Calculé à partir des lignes.',
  'The look of the PDF.': 'L’aspect du PDF.',
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
  'What its credit notes take off the amount due.': 'Ce que ses avoirs déduisent du montant dû.',
  'The customer gets no reminders of this invoice.':
    'Le client ne reçoit pas de relances pour cette facture.',
  'Set when the status becomes Paid.': 'Fixée quand le statut devient « Payé ».',
  'Set when a quotation is converted.': 'Fixé quand un devis est converti.',
  'When the customer accepted or declined on the page of the quotation.':
    'Quand le client a accepté ou refusé sur la page du devis.',
  'The name that was typed there.': 'Le nom saisi sur cette page.',
  'A sent quotation expires the day after.': 'Un devis envoyé expire le lendemain.',
  'At most 6 decimals.': '6 décimales au plus.',
  'Before discount and tax. Negative for a credit.':
    'Avant remise et taxe. Négatif pour un crédit.',
  'Deducted before tax.': 'Déduite avant taxe.',
  'If empty, the usual rate.': 'Si vide, le taux habituel.',
  'Computed.': 'Calculé.',
  'If empty, the standard rate, or at 0 % the category of the business.':
    'Si vide, le taux normal, ou à 0 % la catégorie de l’entreprise.',
  'Printed on the document.': 'Imprimé sur le document.',
  'Fills the line. You can change what it fills in.':
    'Remplit la ligne. Vous pouvez modifier ce qu’il remplit.',
  'The rest of the total is to be refunded.': 'Le reste du total est à rembourser.',
  'Since it was last queued.': 'Depuis la dernière mise en file d’attente.',
  'The words of the mail server.': 'Les mots du serveur de messagerie.',
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
  'Lower it to return quota.': 'Réduisez-le pour rendre du quota.',
  'Thank you!': 'Merci !',
  'Payable in 14 days.': 'Payable sous 14 jours.',
  'Next number': 'Prochain numéro',
  Consulting: 'Conseil',
  'Consulting in May': 'Conseil en mai',
  'Reverse charge': 'Autoliquidation',
  'Values are stored in the metadata of a record, under the key of their field.':
    'Les valeurs se trouvent dans les métadonnées d’un enregistrement, sous la clé de leur champ.',
  'After the year of issue. Until then, erasing a customer leaves what was issued. If empty, 10.':
    'Après l’année d’émission. Jusque-là, l’effacement d’un client conserve ce qui a été émis. Si vide, 10.',
  'The link is put in when the mail is sent. The service removes old texts.':
    'Le lien est ajouté lors de l’envoi. Le service efface les anciens textes.',
};
