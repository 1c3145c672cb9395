import type { FindingTexts } from './de';

export const ES: FindingTexts = {
  'or terms are needed': 'o las condiciones son obligatorias',
  'cannot be that of Greece: Peppol wants a MARK number of myDATA there':
    'no puede ser el de Grecia: Peppol exige allí un número MARK de myDATA',
  'is not in the list of EN 16931': 'no está en la lista de EN 16931',
  'must be "Godkänd för F-skatt" or empty': 'debe ser «Godkänd för F-skatt» o estar vacío',
  'must be 0106 or 0190': 'debe ser 0106 o 0190',
  'must be 0184': 'debe ser 0184',
  'must be 0196': 'debe ser 0196',
  'must be 6, 12 or 25': 'debe ser 6, 12 o 25',
  'must be EUR': 'debe ser EUR',
  'must be NO, nine valid digits and MVA': 'debe ser NO, nueve cifras válidas y MVA',
  'must be a SIREN of nine digits': 'debe ser un SIREN de nueve cifras',
  'must be a SIREN with scheme 0002': 'debe ser un SIREN con el esquema 0002',
  'must be a code of ISO 6523 such as 0002': 'debe ser un código ISO 6523 como 0002',
  'must be a code of UN/ECE Recommendation 20':
    'debe ser un código de la Recomendación 20 de UN/ECE',
  'must be a code of the list EAS such as 0088 or EM':
    'debe ser un código de la lista EAS como 0088 o EM',
  'must be a rate of France': 'debe ser un tipo de Francia',
  'must be a valid Swedish number of ten digits': 'debe ser un número sueco válido de diez cifras',
  'must be above 0 in category S': 'debe ser superior a 0 en la categoría S',
  'must be from 2000 to 2099': 'debe ser de 2000 a 2099',
  'must be the total': 'debe ser el total',
  'must begin with the SIREN and have scheme 0225':
    'debe empezar con el SIREN y tener el esquema 0225',
  'must begin with the code of a country such as DE': 'debe empezar con un código de país como DE',
  'must have 11 to 16 capital letters and digits':
    'debe tener de 11 a 16 letras mayúsculas y cifras',
  'must have a line that begins with # in the form #SKONTO#TAGE=14#PROZENT=2.00#':
    'debe tener las líneas que empiezan por # en la forma #SKONTO#TAGE=14#PROZENT=2.00#',
  'must have at most [#max] characters': 'puede tener como máximo [#max] caracteres',
  'must have at most four decimals': 'puede tener como máximo cuatro decimales',
  'must have each code once': 'debe tener cada código una vez',
  'must have only letters, digits and + - _ .': 'solo puede tener letras, cifras y + - _ .',
  'must have only letters, digits and + - _ /': 'solo puede tener letras, cifras y + - _ /',
  'must not be O beside other categories': 'no puede ser O junto a otras categorías',
  'must not be before the issue date': 'no puede ser anterior a la fecha de emisión',
  'must not have three characters between two #': 'no puede tener tres caracteres entre dos #',
  'must be valid in its scheme [scheme]': 'debe ser válido en su esquema [scheme]',
  'must have a scheme of Peppol, and [scheme] is none':
    'debe tener un esquema de Peppol, y [scheme] no lo es',
  'must have only the codes [codes]': 'solo puede tener los códigos [codes]',
  'must have one of [codes] as [code]': 'debe tener uno de [codes] como [code]',
  'must have [code] once': 'debe tener [code] una vez',
  'must have [codes]': 'debe tener [codes]',
  'comes to [#amount], and an e-invoice has at most two decimals (BR-DEC-23)':
    'da [#amount], y una factura electrónica tiene como máximo dos decimales (BR-DEC-23)',
  'is [#rate], and an e-invoice cannot have a rate above 0 and below 0.5 % (BR-CO-17)':
    'es [#rate], y una factura electrónica no puede tener un tipo superior a 0 e inferior al 0,5 % (BR-CO-17)',
  'is [#tax] at [#rate] %, and an e-invoice needs [#own] there (BR-CO-17): round the tax per rate':
    'es [#tax] al [#rate] %, y una factura electrónica exige ahí [#own] (BR-CO-17): redondee el impuesto por tipo',
};
