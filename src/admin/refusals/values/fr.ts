import type { ValueTexts } from './de';

export const FR: ValueTexts = {
  'is required': 'est obligatoire',
  'is needed': 'est obligatoire',
  'must not be empty': 'ne doit pas être vide',
  'must be chosen': 'doit être choisi',
  'does not exist': 'n’existe pas',
  'must be a string': 'doit être un texte',
  'must be a number': 'doit être un nombre',
  'must be true or false': 'doit être oui ou non',
  'must be a JSON object': 'doit être un objet JSON',
  'must be a UUID': 'doit être un UUID',
  'must not contain the NUL character': 'ne doit pas contenir le caractère NUL',
  'must not contain control characters': 'ne doit pas contenir de caractères de contrôle',
  'must not contain a line break': 'ne doit pas contenir de saut de ligne',
  'must be one line without control characters':
    'doit tenir sur une ligne sans caractères de contrôle',
  'must be well-formed Unicode': 'doit être un texte Unicode valide',
  'must be at most [#max] characters long': 'doit compter au plus [#max] caractères',
  'must have at most [#max] decimals': 'doit avoir au plus [#max] décimales',
  'must be greater than [#min]': 'doit être supérieur à [#min]',
  'must be at least [#min]': 'doit être au moins [#min]',
  'must be at most [#max]': 'doit être au plus [#max]',
  'must be less than [#max] in size': 'doit être inférieur à [#max] en valeur absolue',
  'must be a whole number from [#min] to [#max]': 'doit être un nombre entier de [#min] à [#max]',
  'must be a whole number from [#min] to [#max], or null for no end':
    'doit être un nombre entier de [#min] à [#max], ou vide sans fin',
  'must be one of [values]': 'doit être l’un de : [values]',
  'must be a calendar date in the form YYYY-MM-DD': 'doit être une date',
  'must be a time such as 2026-11-20T10:00:00Z': 'doit être un moment tel que 2026-11-20T10:00:00Z',
  'must not be before the issue date, [date]': 'ne doit pas précéder la date d’émission, le [date]',
  'must not be before the issue date of the invoice, [date]':
    'ne doit pas précéder la date d’émission de la facture, le [date]',
  'must not be before the issue date of the credit note, [date]':
    'ne doit pas précéder la date d’émission de l’avoir, le [date]',
  'must not be after today, [date]': 'ne doit pas être postérieur à aujourd’hui, le [date]',
  'must not be before the first day': 'ne doit pas précéder le premier jour',
  'must be less than [#years] years after the first day':
    'doit être à moins de [#years] ans du premier jour',
  'must be an e-mail address': 'doit être une adresse e-mail',
  'must be an ISO 4217 currency code such as USD':
    'doit être un code de devise ISO 4217 tel que USD',
  'must be an ISO 3166-1 alpha-2 country code such as DE':
    'doit être un code de pays ISO 3166-1 tel que DE',
  'must be an IANA time zone such as Europe/Vienna':
    'doit être un fuseau horaire IANA tel que Europe/Vienna',
  'must be a code of UN/ECE Recommendation 20 such as C62, HUR or KGM':
    'doit être un code de la recommandation 20 de l’UN/ECE tel que C62, HUR ou KGM',
  'must be a code of ISO/IEC 6523 such as 0002': 'doit être un code ISO/IEC 6523 tel que 0002',
  'must be a code of the list EAS such as 0088, 9930 or EM':
    'doit être un code de la liste EAS tel que 0088, 9930 ou EM',
  'must be a VAT number of 2 to 20 letters and digits, such as DE123456789':
    'doit être un numéro de TVA de 2 à 20 lettres et chiffres, tel que DE123456789',
  'must be a VAT number as [country] has them, such as [example]':
    'doit être un numéro de TVA au format de [country], tel que [example]',
  'must be an IBAN such as DE89 3704 0044 0532 0130 00':
    'doit être un IBAN tel que DE89 3704 0044 0532 0130 00',
  'must have [#count] letters and digits, as every IBAN of [country] has':
    'doit avoir [#count] lettres et chiffres, comme tout IBAN de [country]',
  'must have the form of an IBAN of [country]': 'doit avoir la forme d’un IBAN de [country]',
  'has wrong check digits: a digit or letter is mistyped':
    'a une clé de contrôle erronée : un chiffre ou une lettre est mal saisi',
  'must be a BIC of 8 or 11 letters and digits such as COBADEFF':
    'doit être un BIC de 8 ou 11 lettres et chiffres tel que COBADEFF',
  'must have only one running number': 'ne doit avoir qu’un seul numéro courant',
  'needs a running number such as {00000}': 'doit avoir un numéro courant tel que {00000}',
  'has a brace without its partner: write parts such as {YYYY} and {00000}':
    'a une accolade isolée : écrivez des parties telles que {YYYY} et {00000}',
  'has the unknown part {[part]}: use {YYYY}, {YY}, {MM} and zeros such as {00000}':
    'a la partie inconnue {[part]} : utilisez {YYYY}, {YY}, {MM} et des zéros tels que {00000}',
  'has a month without a year: add {YYYY} or {YY}': 'a un mois sans année : ajoutez {YYYY} ou {YY}',
  'can give a number of more than [#max] characters: make it shorter':
    'peut donner un numéro de plus de [#max] caractères : raccourcissez-le',
  'must be at most [#max] whole days from [#min] to [#days], such as "7, 14, 30"':
    'doit compter au plus [#max] jours entiers de [#min] à [#days], par exemple « 7, 14, 30 »',
  'must have one note per line, such as "[note]"':
    'doit avoir une mention par ligne, par exemple « [note] »',
  'must be a URL such as [url]': 'doit être une URL telle que [url]',
  'must not contain spaces or backslashes':
    'ne doit pas contenir d’espaces ni de barres obliques inverses',
  'must not contain a user name or password':
    'ne doit pas contenir de nom d’utilisateur ni de mot de passe',
  'must not hold a user name or password':
    'ne doit pas contenir de nom d’utilisateur ni de mot de passe',
  'has the unknown placeholder [part]; there are [parts]':
    'a le paramètre inconnu [part] ; il existe [parts]',
  'has a brace without its pair': 'a une accolade isolée',
  'may have placeholders only after the host name':
    'ne peut avoir de paramètres qu’après le nom d’hôte',
  'must be an http or https URL': 'doit être une URL http ou https',
  'cannot be used: [host] is not on the public internet':
    'ne peut pas être utilisée : [host] n’est pas sur l’internet public',
  'cannot be used: The host name [host] does not resolve':
    'ne peut pas être utilisée : le nom d’hôte [host] est introuvable',
  'must be a list of at least one event type; leave it out for all':
    'doit contenir au moins un type d’événement',
  'must be a list of at least one of [values]': 'doit contenir au moins l’un de : [values]',
  "must be the customer's own address, since this business allows no other":
    'doit être l’adresse du client, car cette entreprise n’en autorise aucune autre',
  "This business may write to [#limit] recipients an hour, and this mail would exceed that; an address that is not the customer's counts five times":
    'Cette entreprise peut écrire à [#limit] destinataires par heure, et cet e-mail dépasserait cette limite ; une adresse autre que celle du client compte cinq fois',
  "This business may write to [#limit] recipients a day, and this mail would exceed that; an address that is not the customer's counts five times":
    'Cette entreprise peut écrire à [#limit] destinataires par jour, et cet e-mail dépasserait cette limite ; une adresse autre que celle du client compte cinq fois',
  'must name at least one address': 'doit contenir au moins une adresse',
  'must be at most [#max] addresses': 'doit contenir au plus [#max] adresses',
  'must be at most [#max] addresses together with to':
    'doit contenir au plus [#max] adresses avec celles de « À »',
  'is needed, since the customer has no e-mail address':
    'est obligatoire, car le client n’a pas d’adresse e-mail',
  'must be a whole number of at least 1': 'doit être un nombre entier d’au moins 1',
  'must hold only [values]': 'ne doit contenir que : [values]',
  "is needed, since nobody can write to the customer's e-mail address":
    'est obligatoire, car rien ne peut être envoyé à l’adresse e-mail du client',
  'cannot be used: The host name [host] has no address':
    'ne peut pas être utilisée : le nom d’hôte [host] n’a pas d’adresse',
  'has more than [#max] entries: choose a shorter period':
    'a plus de [#max] opérations : choisissez une période plus courte',
  'pdf has room for [#max] rows: choose CSV or a shorter period':
    'le PDF a de la place pour [#max] lignes : choisissez CSV ou une période plus courte',
};
