import type { Hints, Labels, Titles } from '../de/texts';

export const TITLES: Titles = {
  'Bank statements': 'Extractos bancarios',
  'Bank transactions': 'Movimientos bancarios',
  Customers: 'Clientes',
  Refunds: 'Reembolsos',
  Invoices: 'Facturas',
  'Generator allowances': 'Cuotas del generador',
  'Webhook endpoints': 'Endpoints de webhook',
  Businesses: 'Empresas',
  Quotations: 'Presupuestos',
  'Recurring invoices': 'Facturas recurrentes',
  'Credit notes': 'Facturas rectificativas',
  'Document sequence': 'Secuencia de documentos',
  Emails: 'Correos electrónicos',
  'Generator usage': 'Uso del generador',
  Payments: 'Pagos',
  'Webhook deliveries': 'Entregas de webhook',
  Products: 'Productos',
};

export const FIELD_LABELS: Labels = {
  Every: 'Cada',
  Interval: 'Intervalo',
  'First date': 'Primera fecha',
  'Day of the month': 'Día del mes',
  'Each invoice': 'Cada factura',
  'Billed period': 'Periodo facturado',
  'Days before the date': 'Días antes de la fecha',
  'Last date': 'Última fecha',
  'Most invoices': 'Facturas como máximo',
  'Missed dates': 'Fechas perdidas',
  'Next date': 'Próxima fecha',
  'Next occurrence': 'Número de la próxima fecha',
  Failures: 'Fallos',
  'Last problem': 'Último problema',
  Name: 'Nombre',
  'Legal name': 'Razón social',
  Address: 'Dirección',
  City: 'Ciudad',
  'State or region': 'Provincia o región',
  Country: 'País',
  'Country as printed': 'País (como se imprime)',
  'Postal code': 'Código postal',
  'Tax number': 'NIF',
  'VAT number': 'NIF-IVA',
  'Registration number': 'Número de registro',
  Register: 'Registro',
  'Electronic address': 'Dirección electrónica',
  'Kind of address': 'Tipo de dirección',
  'Bank accounts': 'Cuentas bancarias',
  'Bank account': 'Cuenta bancaria',
  'Payment link': 'Enlace de pago',
  'Emails to the customer alone': 'Correos solo al cliente',
  'Payment code on invoices': 'Código QR de transferencia',
  'Book sure payments': 'Registrar los pagos seguros',
  'RF reference on invoices': 'Referencia RF en las facturas',
  'Colour of documents': 'Color de los documentos',
  Paper: 'Papel',
  Language: 'Idioma',
  Contacts: 'Contactos',
  'Contact person': 'Persona de contacto',
  Email: 'Correo electrónico',
  Phone: 'Teléfono',
  Logo: 'Logotipo',
  'Time zone': 'Zona horaria',
  'Tax rounding': 'Redondeo del IVA',
  'Tax category at 0 %': 'Categoría de IVA al 0 %',
  Currency: 'Moneda',
  'Usual tax %': 'Tipo de IVA predeterminado %',
  'Days to pay': 'Plazo de pago en días',
  Notes: 'Observaciones',
  Terms: 'Condiciones',
  'Notes of quotations': 'Observaciones de presupuestos',
  'Terms of quotations': 'Condiciones de presupuestos',
  'Invoice numbers': 'Números de factura',
  'Quotation numbers': 'Números de presupuesto',
  'Credit note numbers': 'Números de factura rectificativa',
  'Reported as': 'Declarada como',
  'Customer numbers': 'Números de cliente',
  'Customer number': 'Número de cliente',
  'Reminders before the due date': 'Recordatorios antes del vencimiento',
  'Reminders after the due date': 'Recordatorios tras el vencimiento',
  'Text of reminders': 'Texto de los recordatorios',
  'Business process': 'Proceso de negocio',
  'Coded notes': 'Notas con código',
  'Books closed until': 'Libros cerrados hasta',
  'Date of supply': 'Fecha de la operación',
  'Issued documents': 'Documentos emitidos',
  Members: 'Miembros',
  'Look of documents': 'Aspecto de los documentos',
  'API keys': 'Claves de API',
  Business: 'Empresa',
  'Buyer reference': 'Referencia del comprador',
  'E-invoice format': 'Formato de factura electrónica',
  'Keys may invite to the portal': 'Las claves pueden invitar al portal',
  'No reminders': 'Sin recordatorios',
  Description: 'Descripción',
  'Article number': 'Referencia',
  Active: 'Activo',
  'Unit price': 'Precio unitario',
  Unit: 'Unidad',
  'Tax %': 'IVA %',
  'Tax category': 'Categoría de IVA',
  Customer: 'Cliente',
  'Issue date': 'Fecha de emisión',
  Lines: 'Líneas',
  Subtotal: 'Base imponible',
  Tax: 'IVA',
  Total: 'Total',
  'PDF design': 'Diseño del PDF',
  'Issued on': 'Emitido el',
  Number: 'Número',
  Status: 'Estado',
  'Due date': 'Fecha de vencimiento',
  'Delivery date': 'Fecha de operación',
  'Service period from': 'Servicio desde',
  'Service period until': 'Servicio hasta',
  'Delivery address': 'Dirección de entrega',
  'Order line': 'Línea de pedido',
  GTIN: 'GTIN',
  'Order reference': 'N.º de pedido',
  Contract: 'N.º de contrato',
  Project: 'N.º de proyecto',
  'Our order number': 'Nuestro n.º de pedido',
  'Tender or lot': 'N.º de licitación',
  'Delivery note': 'Albarán',
  'Amount paid': 'Importe pagado',
  'Written off': 'Dado de baja',
  Credited: 'Rectificado',
  'Amount paid before it was paid in full': 'Importe pagado antes del pago completo',
  'Paid on': 'Pagada el',
  'Made from quotation': 'Creada a partir del presupuesto',
  'Decided on': 'Decidido el',
  'Decided by': 'Decidido por',
  'Remark of the customer': 'Comentario del cliente',
  'Valid until': 'Válido hasta',
  Quantity: 'Cantidad',
  'Discount %': 'Descuento %',
  'Amount with tax': 'Importe con IVA',
  'Reason for no tax': 'Motivo de exención',
  Product: 'Producto',
  'Line id': 'ID de la línea',
  Invoice: 'Factura',
  Amount: 'Importe',
  Date: 'Fecha',
  Method: 'Forma de pago',
  Reference: 'Referencia',
  'On account': 'A cuenta',
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
  'With its attachments': 'Con los archivos adjuntos',
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
  'For e-invoices in France (BAR). If empty, by the customer.':
    'Para facturas electrónicas en Francia (BAR). Vacío: según el cliente.',
  'For e-invoices in France. If empty, by the business, and by whether it is paid.':
    'Para facturas electrónicas en Francia. Vacío: según la empresa y si está pagada.',
  'New customers without a number get one, such as C-0001 from C-{0000}. If empty, none.':
    'Los clientes nuevos sin número reciben uno, como C-0001 a partir de C-{0000}. Vacío: ninguno.',
  'Printed on documents. If empty, a new customer gets one where the business has a pattern.':
    'Se imprime en los documentos. Vacío, un cliente nuevo recibe uno si la empresa tiene un patrón.',
  'For invoices without a delivery date and without a period. Printed. Issued documents keep theirs.':
    'Para facturas sin fecha de operación ni período. Se imprime. Los documentos emitidos conservan la suya.',
  'When it was supplied. Printed.': 'Cuándo se prestó el servicio. Se imprime.',
  'Yours. Printed.': 'El suyo. Se imprime.',
  'Such as an EAN. Printed.': 'Por ejemplo, un EAN. Se imprime.',
  'Its number in the order. Printed.': 'Su número en el pedido. Se imprime.',
  'Where it goes, if not to the customer. Printed.':
    'Dónde se entrega, si no es donde el cliente. Se imprime.',
  'Where new documents deliver, if not here. Printed.':
    'Dónde entregan los documentos nuevos, si no es aquí. Se imprime.',
  'Its number. Printed.': 'Su número. Se imprime.',
  'Printed.': 'Se imprime.',
  'In place of that of the customer. Printed as "Your Reference".':
    'En lugar de la del cliente. Se imprime como «Su referencia».',
  'What you call it. Not printed.': 'Cómo la llama usted. No se imprime.',
  'From 1 to 366.': 'De 1 a 366.',
  'All dates are counted from it.': 'Todas las fechas se cuentan desde ella.',
  'For months and years. If empty, the day of the first date.':
    'Para meses y años. Si está vacío, el día de la primera fecha.',
  'Told by {period_start} and {period_end}.': 'Se indica con {period_start} y {period_end}.',
  'Each invoice is made so much earlier.': 'Cada factura se crea con esa antelación.',
  'If empty, by the payment term.': 'Si está vacío, según el plazo de pago.',
  'If empty, it goes on.': 'Si está vacía, continúa.',
  'It ends after so many.': 'Termina después de esa cantidad.',
  'When the service was down.': 'Cuando el servicio no funcionaba.',
  Hosting: 'Alojamiento',
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
  'Where e-invoices are delivered. If empty, the VAT number, else the email address.':
    'Adónde se entregan las facturas electrónicas. Si está vacío, el NIF-IVA o, en su defecto, el correo electrónico.',
  'The scheme of the electronic address, by the list EAS.':
    'El esquema de la dirección electrónica, según la lista EAS.',
  'Where customers pay online: a button on the page of an invoice. {number}, {amount} and {currency} are filled in.':
    'Dónde pagan los clientes en línea: un botón en la página de una factura. Se rellenan {number}, {amount} y {currency}.',
  'Documents are mailed to the address of their customer and to no other.':
    'Los documentos solo se envían a la dirección de su cliente.',
  'Programs with a key of this business may let contacts of customers sign in at the portal.':
    'Los programas con una clave de esta empresa pueden invitar al portal a contactos de clientes.',
  'Printed on invoices. An invoice has the first account in its currency, else the first.':
    'Se imprimen en las facturas. Una factura lleva la primera cuenta en su moneda; si no, la primera.',
  'If empty, the first in the currency, else the first.':
    'Si está vacía, la primera en la moneda; si no, la primera.',
  'When a bank statement is uploaded, payments are booked without a person whose text names the invoices and whose amount is what is due of them.':
    'Al subir un extracto bancario, se registran por sí solos los pagos cuyo texto nombra las facturas y cuyo importe es el pendiente de ellas.',
  'Prints a reference with check digits (ISO 11649), made from the number. Banks check it, so payments are matched without typing errors. Issued documents keep theirs.':
    'Imprime una referencia con dígitos de control (ISO 11649), hecha a partir del número. Los bancos la comprueban, así los pagos se asignan sin errores de tecleo. Los documentos emitidos conservan la suya.',
  'Prints a QR code that fills in the transfer in a banking app. Only on invoices in EUR, with an IBAN.':
    'Imprime un código QR que rellena la transferencia en una app bancaria. Solo en facturas en EUR y con IBAN.',
  'Of documents, pages and mails for customers without a language. If empty, English.':
    'Para los documentos, páginas y correos de clientes sin idioma. Si está vacío, inglés.',
  'Who answers questions. Not printed.': 'Quién responde a las preguntas. No se imprime.',
  'Determines on which day a document is issued, overdue or expired.':
    'Determina en qué día un documento se emite, vence o caduca.',
  'Whether the tax of each line is rounded, or of all lines of a rate together, as e-invoices need it. If empty, by rate in the European Union. Issued documents keep theirs.':
    'El IVA se redondea en cada línea o en todas las líneas de un tipo juntas, como exigen las facturas electrónicas. Vacío: por tipo en la UE. Los documentos emitidos conservan el suyo.',
  'For new lines at 0 % without a category.': 'Para líneas nuevas al 0 % sin categoría.',
  'For new lines at 0 % of that category without a reason. Printed.':
    'Para líneas nuevas al 0 % de esa categoría sin motivo. Se imprime.',
  'For new documents.': 'Para documentos nuevos.',
  'For new lines without a tax rate.': 'Para líneas nuevas sin tipo de IVA.',
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
  'Whether an issued invoice can be changed: locked for good, locked once it was sent, or open for corrections. If empty, locked for good in the European Union. Payments and credit notes always lock it.':
    'Indica si una factura emitida puede modificarse: bloqueada para siempre, bloqueada tras el envío o corregible. Vacío: bloqueada para siempre en la Unión Europea. Los pagos y las facturas rectificativas siempre la bloquean.',
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
  'Before tax. At most 6 decimals.': 'Sin IVA. Como máximo 6 decimales.',
  'If empty, that of each document.': 'Si está vacío, la de cada documento.',
  'Chosen by its name. Codes of UN/ECE Recommendation 20 can be typed, too.':
    'Se elige por su nombre. También se admiten los códigos de la Recomendación 20 de UN/ECE.',
  'If empty, the usual rate of the customer or business.':
    'Si está vacío, el tipo predeterminado del cliente o de la empresa.',
  'The business of this document. You cannot change it later.':
    'La empresa de este documento. No podrá cambiarla después.',
  'Customers of the chosen business.': 'Clientes de la empresa elegida.',
  'If empty, today.': 'Si está vacía, hoy.',
  'If empty, the currency of the business.': 'Si está vacía, la moneda de la empresa.',
  'One line per item sold.': 'Una línea por cada bien o servicio.',
  'Computed from the lines.': 'Se calcula a partir de las líneas.',
  'If empty, the template of the business.': 'Si está vacío, la plantilla de la empresa.',
  'Set when the status first says that it was sent.':
    'Se fija cuando el estado indica por primera vez el envío.',
  'Printed below the totals.': 'Se imprimen debajo de los totales.',
  'Printed below the notes.': 'Se imprimen debajo de las observaciones.',
  'If empty, the next number of the business.': 'Si está vacío, el siguiente número de la empresa.',
  'If empty, by the payment term. A sent invoice becomes overdue the day after.':
    'Si está vacía, según el plazo de pago. Una factura enviada vence al día siguiente.',
  'When the goods or services were delivered. Printed.':
    'Cuándo se entregaron los bienes o se prestaron los servicios. Se imprime.',
  "The number of the customer's order. Printed.": 'El número de pedido del cliente. Se imprime.',
  'The part of the amount paid that will not come.':
    'La parte del importe pagado que ya no llegará.',
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
    'Antes de descuento e IVA. Negativo para un abono.',
  'Deducted before tax.': 'Se descuenta antes del IVA.',
  'If empty, the usual rate.': 'Si está vacío, el tipo predeterminado.',
  'Computed.': 'Se calcula.',
  'If empty, the standard rate, or at 0 % the category of the business.':
    'Si está vacía, el tipo general o, al 0 %, la categoría de la empresa.',
  'Printed on the document.': 'Se imprime en el documento.',
  'Fills the line. You can change what it fills in.':
    'Rellena la línea. Puede cambiar lo que rellena.',
  'The rest of the total is to be refunded.': 'El resto del total debe reembolsarse.',
  'Since it was last queued.': 'Desde la última vez que se puso en cola.',
  'The words of the mail server.': 'La respuesta del servidor de correo.',
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
  'Lower it to return quota.': 'Reduzca este número para devolver cupo.',
  'Thank you!': '¡Gracias!',
  'Payable in 14 days.': 'Pagadera en 14 días.',
  'Next number': 'Siguiente número',
  Consulting: 'Consultoría',
  'Consulting in May': 'Consultoría en mayo',
  'Reverse charge': 'Inversión del sujeto pasivo',
  'Documents and reminders go to the contacts that receive them, else to the email of the customer. Contacts that may use the portal are invited by email when you save.':
    'Los documentos y los recordatorios van a los contactos que los reciben; si no hay ninguno, al correo del cliente. Quien puede usar el portal recibe una invitación por correo al guardar.',
  'Values are stored in the metadata of a record, under the key of their field.':
    'Los valores se guardan en los metadatos de un registro, bajo la clave de su campo.',
  'After the year of issue. Until then, erasing a customer leaves what was issued. If empty, 10.':
    'Tras el año de emisión. Hasta entonces, al borrar un cliente queda lo emitido. Si está vacío, 10.',
  'The link is put in when the mail is sent. The service removes old texts.':
    'El enlace se añade al enviar. El servicio borra los textos antiguos.',
};
