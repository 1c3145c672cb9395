import type { ValueTexts } from './de';

export const ES: ValueTexts = {
  'is required': 'es obligatorio',
  'is needed': 'es obligatorio',
  'must not be empty': 'no puede estar vacío',
  'must be chosen': 'debe elegirse',
  'does not exist': 'no existe',
  'must be a string': 'debe ser un texto',
  'must be a number': 'debe ser un número',
  'must be true or false': 'debe ser sí o no',
  'must be a JSON object': 'debe ser un objeto JSON',
  'must be a UUID': 'debe ser un UUID',
  'must not contain the NUL character': 'no puede contener el carácter NUL',
  'must not contain control characters': 'no puede contener caracteres de control',
  'must not contain a line break': 'no puede contener un salto de línea',
  'must be one line without control characters': 'debe ser una línea sin caracteres de control',
  'must be well-formed Unicode': 'debe ser Unicode válido',
  'must be at most [#max] characters long': 'puede tener como máximo [#max] caracteres',
  'must have at most [#max] decimals': 'puede tener como máximo [#max] decimales',
  'must be greater than [#min]': 'debe ser mayor que [#min]',
  'must be at least [#min]': 'debe ser como mínimo [#min]',
  'must be at most [#max]': 'puede ser como máximo [#max]',
  'must be less than [#max] in size': 'debe ser menor que [#max] en valor absoluto',
  'must be a whole number from [#min] to [#max]': 'debe ser un número entero de [#min] a [#max]',
  'must be a whole number from [#min] to [#max], or null for no end':
    'debe ser un número entero de [#min] a [#max], o vacío sin fin',
  'must be one of [values]': 'debe ser uno de: [values]',
  'must be a calendar date in the form YYYY-MM-DD': 'debe ser una fecha',
  'must be a time such as 2026-11-20T10:00:00Z': 'debe ser un momento como 2026-11-20T10:00:00Z',
  'must not be before the issue date, [date]':
    'no puede ser anterior a la fecha de emisión, [date]',
  'must not be before the issue date of the invoice, [date]':
    'no puede ser anterior a la fecha de emisión de la factura, [date]',
  'must not be before the issue date of the credit note, [date]':
    'no puede ser anterior a la fecha de emisión de la factura rectificativa, [date]',
  'must not be after today, [date]': 'no puede ser posterior a hoy, [date]',
  'must not be before the first day': 'no puede ser anterior al primer día',
  'must be less than [#years] years after the first day':
    'debe estar a menos de [#years] años del primer día',
  'must be an e-mail address': 'debe ser una dirección de correo electrónico',
  'must be an ISO 4217 currency code such as USD': 'debe ser un código de moneda ISO 4217 como USD',
  'must be an ISO 3166-1 alpha-2 country code such as DE':
    'debe ser un código de país ISO 3166-1 como DE',
  'must be an IANA time zone such as Europe/Vienna':
    'debe ser una zona horaria IANA como Europe/Vienna',
  'must be a code of UN/ECE Recommendation 20 such as C62, HUR or KGM':
    'debe ser un código de la Recomendación 20 de UN/ECE como C62, HUR o KGM',
  'must be a code of ISO/IEC 6523 such as 0002': 'debe ser un código ISO/IEC 6523 como 0002',
  'must be a code of the list EAS such as 0088, 9930 or EM':
    'debe ser un código de la lista EAS como 0088, 9930 o EM',
  'must be a VAT number of 2 to 20 letters and digits, such as DE123456789':
    'debe ser un NIF-IVA de 2 a 20 letras y cifras, como DE123456789',
  'must be a VAT number as [country] has them, such as [example]':
    'debe ser un NIF-IVA con el formato de [country], como [example]',
  'must be an IBAN such as DE89 3704 0044 0532 0130 00':
    'debe ser un IBAN como DE89 3704 0044 0532 0130 00',
  'must have [#count] letters and digits, as every IBAN of [country] has':
    'debe tener [#count] letras y cifras, como todo IBAN de [country]',
  'must have the form of an IBAN of [country]': 'debe tener la forma de un IBAN de [country]',
  'has wrong check digits: a digit or letter is mistyped':
    'tiene dígitos de control erróneos: hay una cifra o letra mal escrita',
  'must be a BIC of 8 or 11 letters and digits such as COBADEFF':
    'debe ser un BIC de 8 u 11 letras y cifras como COBADEFF',
  'must have only one running number': 'solo puede tener un número correlativo',
  'needs a running number such as {00000}': 'necesita un número correlativo como {00000}',
  'has a brace without its partner: write parts such as {YYYY} and {00000}':
    'tiene una llave suelta: escriba partes como {YYYY} y {00000}',
  'has the unknown part {[part]}: use {YYYY}, {YY}, {MM} and zeros such as {00000}':
    'tiene la parte desconocida {[part]}: use {YYYY}, {YY}, {MM} y ceros como {00000}',
  'has a month without a year: add {YYYY} or {YY}': 'tiene un mes sin año: añada {YYYY} o {YY}',
  'can give a number of more than [#max] characters: make it shorter':
    'puede dar un número de más de [#max] caracteres: acórtelo',
  'must be at most [#max] whole days from [#min] to [#days], such as "7, 14, 30"':
    'puede tener como máximo [#max] días enteros de [#min] a [#days], por ejemplo «7, 14, 30»',
  'must have one note per line, such as "[note]"':
    'debe tener una nota por línea, por ejemplo «[note]»',
  'must be a URL such as [url]': 'debe ser una URL como [url]',
  'must not contain spaces or backslashes': 'no puede contener espacios ni barras invertidas',
  'must not contain a user name or password': 'no puede contener un usuario ni una contraseña',
  'must not hold a user name or password': 'no puede contener un usuario ni una contraseña',
  'has the unknown placeholder [part]; there are [parts]':
    'tiene el marcador desconocido [part]; existen [parts]',
  'has a brace without its pair': 'tiene una llave suelta',
  'may have placeholders only after the host name':
    'solo puede tener marcadores después del nombre del servidor',
  'must be an http or https URL': 'debe ser una URL http o https',
  'cannot be used: [host] is not on the public internet':
    'no puede usarse: [host] no está en la internet pública',
  'cannot be used: The host name [host] does not resolve':
    'no puede usarse: no se encuentra el servidor [host]',
  'must be a list of at least one event type; leave it out for all':
    'debe tener al menos un tipo de evento',
  'must be a list of at least one of [values]': 'debe tener al menos uno de: [values]',
  "must be the customer's own address, since this business allows no other":
    'debe ser la dirección del cliente, ya que esta empresa no permite ninguna otra',
  "This business may write to [#limit] recipients an hour, and this mail would exceed that; an address that is not the customer's counts five times":
    'Esta empresa puede escribir a [#limit] destinatarios por hora, y este correo superaría ese límite; una dirección que no es la del cliente cuenta cinco veces',
  "This business may write to [#limit] recipients a day, and this mail would exceed that; an address that is not the customer's counts five times":
    'Esta empresa puede escribir a [#limit] destinatarios al día, y este correo superaría ese límite; una dirección que no es la del cliente cuenta cinco veces',
  'must name at least one address': 'debe tener al menos una dirección',
  'must be at most [#max] addresses': 'puede tener como máximo [#max] direcciones',
  'must be at most [#max] addresses together with to':
    'puede tener como máximo [#max] direcciones junto con «Para»',
  'is needed, since the customer has no e-mail address':
    'es obligatorio, ya que el cliente no tiene correo electrónico',
  'must be a whole number of at least 1': 'debe ser un número entero de al menos 1',
  'must hold only [values]': 'solo puede contener: [values]',
  "is needed, since nobody can write to the customer's e-mail address":
    'es obligatorio, ya que no se puede escribir al correo electrónico del cliente',
  'cannot be used: The host name [host] has no address':
    'no puede usarse: el servidor [host] no tiene dirección',
  'has more than [#max] entries: choose a shorter period':
    'tiene más de [#max] movimientos: elija un período más corto',
  'pdf has room for [#max] rows: choose CSV or a shorter period':
    'el PDF tiene sitio para [#max] filas: elija CSV o un período más corto',
};
