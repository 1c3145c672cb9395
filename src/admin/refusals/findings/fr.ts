import type { FindingTexts } from './de';

export const FR: FindingTexts = {
  'or terms are needed': 'ou des conditions sont obligatoires',
  'cannot be that of Greece: Peppol wants a MARK number of myDATA there':
    'ne peut pas être celui de la Grèce : Peppol y exige un numéro MARK de myDATA',
  'is not in the list of EN 16931': 'n’est pas dans la liste de EN 16931',
  'must be "Godkänd för F-skatt" or empty': 'doit être « Godkänd för F-skatt » ou vide',
  'must be 0106 or 0190': 'doit être 0106 ou 0190',
  'must be 0184': 'doit être 0184',
  'must be 0196': 'doit être 0196',
  'must be 6, 12 or 25': 'doit être 6, 12 ou 25',
  'must be EUR': 'doit être EUR',
  'must be NO, nine valid digits and MVA': 'doit être NO, neuf chiffres valides et MVA',
  'must be a SIREN of nine digits': 'doit être un SIREN de neuf chiffres',
  'must be a SIREN with scheme 0002': 'doit être un SIREN avec le schéma 0002',
  'must be a code of ISO 6523 such as 0002': 'doit être un code ISO 6523 tel que 0002',
  'must be a code of UN/ECE Recommendation 20':
    'doit être un code de la recommandation 20 de l’UN/ECE',
  'must be a code of the list EAS such as 0088 or EM':
    'doit être un code de la liste EAS tel que 0088 ou EM',
  'must be a rate of France': 'doit être un taux français',
  'must be a valid Swedish number of ten digits':
    'doit être un numéro suédois valide de dix chiffres',
  'must be above 0 in category S': 'doit dépasser 0 dans la catégorie S',
  'must be from 2000 to 2099': 'doit être de 2000 à 2099',
  'must be the total': 'doit être le total',
  'must begin with the SIREN and have scheme 0225':
    'doit commencer par le SIREN et avoir le schéma 0225',
  'must begin with the code of a country such as DE':
    'doit commencer par un code de pays tel que DE',
  'must have 11 to 16 capital letters and digits':
    'doit avoir de 11 à 16 lettres majuscules et chiffres',
  'must have a line that begins with # in the form #SKONTO#TAGE=14#PROZENT=2.00#':
    'doit avoir les lignes commençant par # sous la forme #SKONTO#TAGE=14#PROZENT=2.00#',
  'must have at most [#max] characters': 'doit compter au plus [#max] caractères',
  'must have at most four decimals': 'doit avoir au plus quatre décimales',
  'must have each code once': 'doit avoir chaque code une fois',
  'must have only letters, digits and + - _ .':
    'ne doit avoir que des lettres, des chiffres et + - _ .',
  'must have only letters, digits and + - _ /':
    'ne doit avoir que des lettres, des chiffres et + - _ /',
  'must not be O beside other categories': 'ne doit pas être O à côté d’autres catégories',
  'must not be before the issue date': 'ne doit pas précéder la date d’émission',
  'must not have three characters between two #': 'ne doit pas avoir trois caractères entre deux #',
  'must be valid in its scheme [scheme]': 'doit être valide dans son schéma [scheme]',
  'must have a scheme of Peppol, and [scheme] is none':
    'doit avoir un schéma de Peppol, et [scheme] n’en est pas un',
  'must have only the codes [codes]': 'ne doit avoir que les codes [codes]',
  'must have one of [codes] as [code]': 'doit avoir l’un de [codes] comme [code]',
  'must have [code] once': 'doit avoir [code] une fois',
  'must have [codes]': 'doit avoir [codes]',
  'comes to [#amount], and an e-invoice has at most two decimals (BR-DEC-23)':
    'donne [#amount], et une facture électronique a au plus deux décimales (BR-DEC-23)',
  'is [#rate], and an e-invoice cannot have a rate above 0 and below 0.5 % (BR-CO-17)':
    'est [#rate], et une facture électronique ne peut pas avoir un taux supérieur à 0 et inférieur à 0,5 % (BR-CO-17)',
  'is [#tax] at [#rate] %, and an e-invoice needs [#own] there (BR-CO-17): round the tax per rate':
    'est [#tax] à [#rate] %, et une facture électronique exige [#own] (BR-CO-17) : arrondissez la taxe par taux',
};
