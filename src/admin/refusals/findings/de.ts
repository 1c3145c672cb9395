/** Problems of an e-invoice, without the rule at their end. */
export const DE = {
  'or terms are needed': 'oder Bedingungen sind erforderlich',
  'cannot be that of Greece: Peppol wants a MARK number of myDATA there':
    'kann nicht die Griechenlands sein: Peppol verlangt dort eine MARK-Nummer von myDATA',
  'is not in the list of EN 16931': 'steht nicht in der Liste von EN 16931',
  'must be "Godkänd för F-skatt" or empty': 'muss „Godkänd för F-skatt“ oder leer sein',
  'must be 0106 or 0190': 'muss 0106 oder 0190 sein',
  'must be 0184': 'muss 0184 sein',
  'must be 0196': 'muss 0196 sein',
  'must be 6, 12 or 25': 'muss 6, 12 oder 25 sein',
  'must be EUR': 'muss EUR sein',
  'must be NO, nine valid digits and MVA': 'muss aus NO, neun gültigen Ziffern und MVA bestehen',
  'must be a SIREN of nine digits': 'muss eine SIREN aus neun Ziffern sein',
  'must be a SIREN with scheme 0002': 'muss eine SIREN mit Schema 0002 sein',
  'must be a code of ISO 6523 such as 0002': 'muss ein Code nach ISO 6523 wie 0002 sein',
  'must be a code of UN/ECE Recommendation 20': 'muss ein Code der UN/ECE-Empfehlung 20 sein',
  'must be a code of the list EAS such as 0088 or EM':
    'muss ein Code der Liste EAS wie 0088 oder EM sein',
  'must be a rate of France': 'muss ein französischer Steuersatz sein',
  'must be a valid Swedish number of ten digits':
    'muss eine gültige schwedische Nummer aus zehn Ziffern sein',
  'must be above 0 in category S': 'muss in der Kategorie S über 0 liegen',
  'must be from 2000 to 2099': 'muss von 2000 bis 2099 sein',
  'must be the total': 'muss der Gesamtbetrag sein',
  'must begin with the SIREN and have scheme 0225':
    'muss mit der SIREN beginnen und das Schema 0225 haben',
  'must begin with the code of a country such as DE': 'muss mit einem Ländercode wie DE beginnen',
  'must have 11 to 16 capital letters and digits':
    'muss 11 bis 16 Großbuchstaben und Ziffern haben',
  'must have a line that begins with # in the form #SKONTO#TAGE=14#PROZENT=2.00#':
    'muss Zeilen, die mit # beginnen, in der Form #SKONTO#TAGE=14#PROZENT=2.00# haben',
  'must have at most [#max] characters': 'darf höchstens [#max] Zeichen haben',
  'must have at most four decimals': 'darf höchstens vier Nachkommastellen haben',
  'must have each code once': 'muss jeden Code einmal haben',
  'must have only letters, digits and + - _ .': 'darf nur Buchstaben, Ziffern und + - _ . haben',
  'must have only letters, digits and + - _ /': 'darf nur Buchstaben, Ziffern und + - _ / haben',
  'must not be O beside other categories': 'darf neben anderen Kategorien nicht O sein',
  'must not be before the issue date': 'darf nicht vor dem Ausstellungsdatum liegen',
  'must not have three characters between two #': 'darf keine drei Zeichen zwischen zwei # haben',
  'must be valid in its scheme [scheme]': 'muss im Schema [scheme] gültig sein',
  'must have a scheme of Peppol, and [scheme] is none':
    'muss ein Schema von Peppol haben, und [scheme] ist keines',
  'must have only the codes [codes]': 'darf nur diese Codes haben: [codes]',
  'must have one of [codes] as [code]': 'muss eines von [codes] als [code] haben',
  'must have [code] once': 'muss [code] einmal haben',
  'must have [codes]': 'muss [codes] haben',
  'comes to [#amount], and an e-invoice has at most two decimals (BR-DEC-23)':
    'ergibt [#amount], und eine E-Rechnung hat höchstens zwei Nachkommastellen (BR-DEC-23)',
  'is [#rate], and an e-invoice cannot have a rate above 0 and below 0.5 % (BR-CO-17)':
    'ist [#rate], und eine E-Rechnung kann keinen Satz über 0 und unter 0,5 % haben (BR-CO-17)',
  'is [#tax] at [#rate] %, and an e-invoice needs [#own] there (BR-CO-17): round the tax per rate':
    'ist [#tax] bei [#rate] %, und eine E-Rechnung braucht dort [#own] (BR-CO-17): runden Sie die Steuer je Steuersatz',
};

export type FindingTexts = Readonly<Record<keyof typeof DE, string>>;
