import type { Hints, Labels, Titles } from '../de/texts';

export const TITLES: Titles = {
  Customers: 'Clientes',
  Refunds: 'Reembolsos',
  Invoices: 'Facturas',
  'Generator allowances': 'Cuotas del generador',
  'Webhook endpoints': 'Endpoints de webhook',
  Businesses: 'Empresas',
  Quotations: 'Presupuestos',
  'Credit notes': 'Facturas rectificativas',
  'Document sequence': 'Secuencia de documentos',
  Emails: 'Correos electrónicos',
  'Generator usage': 'Uso del generador',
  Payments: 'Pagos',
  'Webhook deliveries': 'Entregas de webhook',
  Products: 'Productos',
};

export const FIELD_LABELS: Labels = {
  Name: 'Nombre',
  'Legal name': 'Razón social',
  Address: 'Dirección',
  City: 'Ciudad',
  'State or region': 'Provincia o región',
  Country: 'País',
  'Country as printed': 'País impreso',
  'Postal code': 'Código postal',
  'Tax number': 'Número fiscal',
  'VAT number': 'NIF-IVA',
  'Registration number': 'Número de registro',
  Register: 'Registro',
  'Electronic address': 'Dirección electrónica',
  'Kind of address': 'Tipo de dirección',
  IBAN: 'IBAN',
  BIC: 'BIC',
  'Payment link': 'Enlace de pago',
  'E-mails to the customer alone': 'Correos solo al cliente',
  'Payment code on invoices': 'Código de pago en facturas',
  'Colour of documents': 'Color de los documentos',
  Paper: 'Papel',
  Language: 'Idioma',
  'Contact person': 'Persona de contacto',
  Email: 'Correo electrónico',
  Phone: 'Teléfono',
  Logo: 'Logotipo',
  'Time zone': 'Zona horaria',
  'Tax rounding': 'Redondeo de impuestos',
  'Tax category at 0 %': 'Categoría fiscal al 0 %',
  Currency: 'Moneda',
  'Usual tax %': 'Tipo impositivo habitual %',
  'Days to pay': 'Plazo de pago en días',
  Notes: 'Observaciones',
  Terms: 'Condiciones',
  'Notes of quotations': 'Observaciones de presupuestos',
  'Terms of quotations': 'Condiciones de presupuestos',
  'Invoice numbers': 'Números de factura',
  'Quotation numbers': 'Números de presupuesto',
  'Credit note numbers': 'Números de factura rectificativa',
  'Reminders before the due date': 'Recordatorios antes del vencimiento',
  'Reminders after the due date': 'Recordatorios tras el vencimiento',
  'Text of reminders': 'Texto de los recordatorios',
  'Business process': 'Proceso de negocio',
  'Coded notes': 'Notas codificadas',
  'Books closed until': 'Libros cerrados hasta',
  'Issued documents': 'Documentos emitidos',
  Members: 'Miembros',
  'API keys': 'Claves de API',
  Business: 'Empresa',
  'Buyer reference': 'Referencia del comprador',
  'E-invoice format': 'Formato de factura electrónica',
  'No reminders': 'Sin recordatorios',
  Description: 'Descripción',
  'Article number': 'Referencia',
  Active: 'Activo',
  'Unit price': 'Precio unitario',
  Unit: 'Unidad',
  'Tax %': 'Impuesto %',
  'Tax category': 'Categoría fiscal',
  Customer: 'Cliente',
  'Issue date': 'Fecha de emisión',
  Lines: 'Líneas',
  Subtotal: 'Subtotal',
  Tax: 'Impuesto',
  Total: 'Total',
  'PDF design': 'Diseño del PDF',
  'Issued on': 'Emisión el',
  Number: 'Número',
  Status: 'Estado',
  'Due date': 'Fecha de vencimiento',
  'Delivery date': 'Fecha de entrega',
  'Order reference': 'N.º de pedido',
  'Amount paid': 'Importe pagado',
  Credited: 'Abonado',
  'Amount paid before it was paid in full': 'Importe pagado antes del pago completo',
  'Paid on': 'Pagada el',
  'Made from quotation': 'Creada a partir del presupuesto',
  'Decided on': 'Decisión el',
  'Decided by': 'Decisión de',
  'Remark of the customer': 'Comentario del cliente',
  'Valid until': 'Válido hasta',
  Quantity: 'Cantidad',
  'Discount %': 'Descuento %',
  'Amount with tax': 'Importe con impuestos',
  'Reason for no tax': 'Motivo de exención',
  Product: 'Producto',
  'Line id': 'ID de la línea',
  Invoice: 'Factura',
  Amount: 'Importe',
  Date: 'Fecha',
  Method: 'Forma de pago',
  Reference: 'Referencia',
  Note: 'Nota',
  Reason: 'Motivo',
  'Taken off the invoice': 'Descontado de la factura',
  Refunded: 'Reembolsado',
  'Credit note': 'Factura rectificativa',
  Subject: 'Asunto',
  To: 'Para',
  'Copies to': 'Copia a',
  State: 'Estado',
  Attempts: 'Intentos',
  About: 'Sobre',
  'Last answer': 'Última respuesta',
  'All attempts': 'Todos los intentos',
  'Last attempt': 'Último intento',
  'Next attempt': 'Próximo intento',
  Quotation: 'Presupuesto',
  'With the PDF': 'Con el PDF',
  'With the e-invoice': 'Con la factura electrónica',
  Sender: 'Remitente',
  'Answers go to': 'Responder a',
  'Custom fields': 'Campos personalizados',
  Metadata: 'Metadatos',
  'Years to keep documents': 'Años de conservación de documentos',
  Text: 'Texto',
  'Text as HTML': 'Texto en HTML',
  'Days after the due date': 'Días tras el vencimiento',
  Lease: 'Reserva',
  URL: 'URL',
  Enabled: 'Activado',
  Events: 'Eventos',
  'Reason for disabling': 'Motivo de la desactivación',
  'Failing since': 'Con fallos desde',
  Event: 'Evento',
  'Event id': 'ID del evento',
  Endpoint: 'Endpoint',
  'Last HTTP status': 'Último estado HTTP',
  'Duration in ms': 'Duración en ms',
  'Last error': 'Último error',
  Answer: 'Respuesta',
  Payload: 'Contenido',
  'Address or range': 'Dirección o rango',
  'PDFs per month': 'PDF al mes',
  Month: 'Mes',
  'PDFs made': 'PDF creados',
  createdAt: 'Creado el',
  updatedAt: 'Modificado el',
  createdBy: 'Creado por',
  updatedBy: 'Modificado por',
};

export const FIELD_HINTS: Hints = {
  'The name that customers know.': 'El nombre que conocen los clientes.',
  'Printed on documents instead of the name.': 'Se imprime en los documentos en lugar del nombre.',
  'Street and number, on one or more lines.': 'Calle y número, en una o varias líneas.',
  'Type a name or a code.': 'Escriba un nombre o un código.',
  'If empty, the name of the country.': 'Si está vacío, el nombre del país.',
  'Printed on documents.': 'Se imprime en los documentos.',
  'With the country prefix. Printed on documents.':
    'Con el prefijo del país. Se imprime en los documentos.',
  'For e-invoices: the number in a register of companies.':
    'Para facturas electrónicas: el número en un registro mercantil.',
  'Whose number it is, by ISO/IEC 6523. Optional.':
    'El registro al que pertenece el número, según ISO/IEC 6523. Opcional.',
  'Where e-invoices are delivered. If empty, the VAT number, else the e-mail address.':
    'Adónde se entregan las facturas electrónicas. Si está vacío, el NIF-IVA o, en su defecto, el correo electrónico.',
  'The scheme of the electronic address, by the list EAS.':
    'El esquema de la dirección electrónica, según la lista EAS.',
  'Printed on invoices.': 'Se imprime en las facturas.',
  'Where customers pay online: a button on the page of an invoice. {number}, {amount} and {currency} are filled in.':
    'Dónde pagan los clientes en línea: un botón en la página de una factura. Se rellenan {number}, {amount} y {currency}.',
  'Documents are mailed to the address of their customer and to no other.':
    'Los documentos se envían a la dirección de su cliente y a ninguna otra.',
  'For headings, the table and the sum, and darkened where text could not be read in it. If empty, grey.':
    'Para los títulos, la tabla y el total; se oscurece donde un texto no se leería. Si está vacío, gris.',
  'If empty, that of the installation.': 'Si está vacío, el de la instalación.',
  'Prints a QR code that fills in the transfer in a banking app. Only on invoices in EUR, with an IBAN.':
    'Imprime un código QR que rellena la transferencia en una app bancaria. Solo en facturas en EUR y con IBAN.',
  'Of documents, pages and mails for customers without a language. If empty, English.':
    'De los documentos, páginas y correos para clientes sin idioma. Si está vacío, inglés.',
  'Who answers questions. Not printed.': 'Quién responde a las preguntas. No se imprime.',
  'PNG or JPEG, printed on documents.': 'PNG o JPEG, se imprime en los documentos.',
  'Determines on which day a document is issued, overdue or expired.':
    'Determina en qué día un documento se emite, vence o caduca.',
  'Whether the tax of each line is rounded, or of all lines of a rate together, as e-invoices need it. If empty, by rate in the European Union. Issued documents keep theirs.':
    'Si se redondea el impuesto de cada línea o el de todas las líneas de un tipo juntas, como lo necesitan las facturas electrónicas. Vacío: por tipo en la UE. Los documentos emitidos conservan el suyo.',
  'For new lines at 0 % without a category.': 'Para líneas nuevas al 0 % sin categoría.',
  'For new documents.': 'Para documentos nuevos.',
  'For new lines without a tax rate.': 'Para líneas nuevas sin tipo impositivo.',
  'From 0 to 365. Sets the due date of a new invoice that has none.':
    'De 0 a 365. Fija la fecha de vencimiento de una factura nueva que no la tenga.',
  'Used when a new document has no notes.':
    'Se usan cuando un documento nuevo no tiene observaciones.',
  'Used when a new document has no terms.':
    'Se usan cuando un documento nuevo no tiene condiciones.',
  'If empty, quotations have the same notes as invoices.':
    'Si está vacío, los presupuestos tienen las mismas observaciones que las facturas.',
  'If empty, quotations have the same terms as invoices.':
    'Si está vacío, los presupuestos tienen las mismas condiciones que las facturas.',
  '{YYYY}, {YY} and {MM} come from the issue date: INV-{YYYY}-{000} gives INV-2026-001, and counts anew each year.':
    '{YYYY}, {YY} y {MM} se toman de la fecha de emisión: INV-{YYYY}-{000} da INV-2026-001 y empieza de nuevo cada año.',
  '{YYYY}, {YY} and {MM} come from the issue date: QT-{YYYY}-{000} gives QT-2026-001, and counts anew each year.':
    '{YYYY}, {YY} y {MM} se toman de la fecha de emisión: QT-{YYYY}-{000} da QT-2026-001 y empieza de nuevo cada año.',
  '{YYYY}, {YY} and {MM} come from the issue date: CN-{YYYY}-{000} gives CN-2026-001, and counts anew each year.':
    '{YYYY}, {YY} y {MM} se toman de la fecha de emisión: CN-{YYYY}-{000} da CN-2026-001 y empieza de nuevo cada año.',
  'Days, such as 3. A mail goes out so many days before, from 8 o’clock in the time zone of the business. If empty, none.':
    'Días, por ejemplo 3. Se envía un correo ese número de días antes, a partir de las 8 en la zona horaria de la empresa. Si está vacío, ninguno.',
  'Days, such as 7, 14, 30. For unpaid invoices with a customer’s email, each at most once. If empty, none.':
    'Días, por ejemplo 7, 14, 30. Para facturas impagadas de clientes con correo electrónico, cada uno una vez como máximo. Si está vacío, ninguno.',
  'Your own words, in the language of the business. Customers with another language get a prepared text in theirs.':
    'Sus propias palabras, en el idioma de la empresa. Los clientes con otro idioma reciben un texto preparado en el suyo.',
  'For e-invoices in France, such as B1 for goods or S1 for services.':
    'Para facturas electrónicas en Francia, por ejemplo B1 para bienes o S1 para servicios.',
  'For e-invoices in France: one note per line, its code, a colon, its text. Needed are PMT, PMD and AAB.':
    'Para facturas electrónicas en Francia: una nota por línea, su código, dos puntos y su texto. Se necesitan PMT, PMD y AAB.',
  'The last day whose figures nobody can change any more, such as the end of a month that you have declared. Empty: no day is closed.':
    'El último día cuyas cifras ya nadie puede cambiar, por ejemplo el final de un mes declarado. Vacío: ningún día está cerrado.',
  'Whether a document that was sent is locked, or may be corrected. Payments and credit notes always lock it.':
    'Si un documento enviado queda bloqueado o puede corregirse. Los pagos y las facturas rectificativas siempre lo bloquean.',
  'Users with a limited role may work on this business if they are listed here.':
    'Los usuarios con un rol limitado pueden trabajar con esta empresa si figuran aquí.',
  'The business of this customer. You cannot change it later.':
    'La empresa de este cliente. No podrá cambiarla después.',
  'Printed on documents as "Your Reference", such as a cost centre.':
    'Se imprime en los documentos como «Su referencia», por ejemplo un centro de coste.',
  'The language in which you write to this customer.': 'El idioma en que escribe a este cliente.',
  'The format that this customer wants. It comes first when you download an e-invoice.':
    'El formato que quiere este cliente. Aparece primero al descargar una factura electrónica.',
  'This customer gets no reminders of unpaid invoices.':
    'Este cliente no recibe recordatorios de facturas impagadas.',
  'If empty, that of the business.': 'Si está vacío, el de la empresa.',
  'From 0 to 365. If empty, those of the business.': 'De 0 a 365. Si está vacío, el de la empresa.',
  'For internal use, never printed.': 'Para uso interno, nunca se imprimen.',
  'The business that sells this. You cannot change it later.':
    'La empresa que lo vende. No podrá cambiarla después.',
  'Fills the description of a line. If empty, the name does.':
    'Rellena la descripción de una línea. Si está vacía, se usa el nombre.',
  'Unique in the business.': 'Única en la empresa.',
  'If off, lines no longer offer it. Old lines keep it.':
    'Si está desactivado, las líneas ya no lo ofrecen. Las líneas antiguas lo conservan.',
  'Before tax. At most 6 decimals.': 'Sin impuestos. Como máximo 6 decimales.',
  'If empty, that of each document.': 'Si está vacío, la de cada documento.',
  'Code of UN/ECE Recommendation 20: C62 piece, HUR hour, DAY day, KGM kilogram.':
    'Código de la Recomendación 20 de UN/ECE: C62 unidad, HUR hora, DAY día, KGM kilogramo.',
  'If empty, the usual rate of the customer or business.':
    'Si está vacío, el tipo habitual del cliente o de la empresa.',
  'The business of this document. You cannot change it later.':
    'La empresa de este documento. No podrá cambiarla después.',
  'Customers of the chosen business.': 'Clientes de la empresa elegida.',
  'If empty, today.': 'Si está vacía, hoy.',
  'If empty, the currency of the business.': 'Si está vacía, la moneda de la empresa.',
  'One line per item sold.': 'Una línea por artículo vendido.',
  'Computed from the lines.': 'Se calcula a partir de las líneas.',
  'The look of the PDF.': 'El aspecto del PDF.',
  'Set when the status first says that it was sent.':
    'Se fija cuando el estado indica por primera vez el envío.',
  'Printed below the totals.': 'Se imprimen debajo de los totales.',
  'Printed below the notes.': 'Se imprimen debajo de las observaciones.',
  'If empty, the next number of the business.': 'Si está vacío, el siguiente número de la empresa.',
  'If empty, by the payment term. A sent invoice becomes overdue the day after.':
    'Si está vacía, según el plazo de pago. Una factura enviada vence al día siguiente.',
  'When the goods or services were delivered. Printed.':
    'Cuándo se entregaron los bienes o servicios. Se imprime.',
  "The number of the customer's order. Printed.": 'El número de pedido del cliente. Se imprime.',
  'What its credit notes take off the amount due.':
    'Lo que sus facturas rectificativas restan del importe pendiente.',
  'The customer gets no reminders of this invoice.':
    'El cliente no recibe recordatorios de esta factura.',
  'Set when the status becomes Paid.': 'Se fija cuando el estado pasa a «Pagado».',
  'Set when a quotation is converted.': 'Se fija al convertir un presupuesto.',
  'When the customer accepted or declined on the page of the quotation.':
    'Cuándo aceptó o rechazó el cliente en la página del presupuesto.',
  'The name that was typed there.': 'El nombre que se escribió allí.',
  'A sent quotation expires the day after.': 'Un presupuesto enviado caduca al día siguiente.',
  'At most 6 decimals.': 'Como máximo 6 decimales.',
  'Before discount and tax. Negative for a credit.':
    'Antes de descuento e impuestos. Negativo para un abono.',
  'Deducted before tax.': 'Se descuenta antes de impuestos.',
  'If empty, the usual rate.': 'Si está vacío, el tipo habitual.',
  'Computed.': 'Se calcula.',
  'If empty, the standard rate, or at 0 % the category of the business.':
    'Si está vacía, el tipo general o, al 0 %, la categoría de la empresa.',
  'Printed on the document.': 'Se imprime en el documento.',
  'Fills the line. You can change what it fills in.':
    'Rellena la línea. Puede cambiar lo que rellena.',
  'The rest of the total is to be refunded.': 'El resto del total debe reembolsarse.',
  'Since it was last queued.': 'Desde la última vez que se puso en cola.',
  'The words of the mail server.': 'Las palabras del servidor de correo.',
  'The service sends events to this URL with POST.':
    'El servicio envía los eventos a esta URL con POST.',
  'The business whose events are sent. You cannot change it later.':
    'La empresa cuyos eventos se envían. No podrá cambiarla después.',
  'For internal use.': 'Para uso interno.',
  'If off, no event is sent or stored.':
    'Si está desactivado, no se envía ni se guarda ningún evento.',
  'At first the usual events are ticked. The service sends the others only if you tick them.':
    'Al principio están marcados los eventos habituales. El servicio solo envía los demás si los marca.',
  'The webhook-id header.': 'La cabecera webhook-id.',
  'The beginning of the last answer.': 'El comienzo de la última respuesta.',
  'The exact body of the request.': 'El cuerpo exacto de la petición.',
  'An IP address or a CIDR range. The narrowest match applies.':
    'Una dirección IP o un rango CIDR. Se aplica el más estrecho.',
  'Overrides the default limit.': 'Sustituye el límite predeterminado.',
  'For internal use, such as the owner of the address.':
    'Para uso interno, por ejemplo el titular de la dirección.',
  'An IPv6 address counts for its /64 and for its /48.':
    'Una dirección IPv6 cuenta para su /64 y para su /48.',
  'In UTC.': 'En UTC.',
  'Lower it to return quota.': 'Redúzcalo para devolver cuota.',
  'Thank you!': '¡Gracias!',
  'Payable in 14 days.': 'Pagadera en 14 días.',
  'Next number': 'Siguiente número',
  Consulting: 'Consultoría',
  'Consulting in May': 'Consultoría en mayo',
  'Reverse charge': 'Inversión del sujeto pasivo',
  'Values are stored in the metadata of a record, under the key of their field.':
    'Los valores se guardan en los metadatos de un registro, bajo la clave de su campo.',
  'After the year of issue. Until then, erasing a customer leaves what was issued. If empty, 10.':
    'Tras el año de emisión. Hasta entonces, al borrar un cliente queda lo emitido. Si está vacío, 10.',
  'The link is put in when the mail is sent. The service removes old texts.':
    'El enlace se añade al enviar. El servicio borra los textos antiguos.',
};
