import type { RecordTexts } from './de';

export const ES: RecordTexts = {
  'is already used in this business': 'ya se usa en esta empresa',
  'is the name of another key of this business': 'es el nombre de otra clave de esta empresa',
  'of a saved record cannot be changed': 'no puede cambiarse una vez guardado',
  'must be a customer of the chosen business': 'debe ser un cliente de la empresa elegida',
  'must be the id of a customer of this business': 'debe ser un cliente de esta empresa',
  'must be S at a tax rate above 0': 'debe ser S con un tipo superior a 0',
  'must have at least one line': 'debe tener al menos una línea',
  'must have at most [#max] lines': 'puede tener como máximo [#max] líneas',
  'must be an array of lines': 'debe ser una lista de líneas',
  'must not come to an amount of [#max] or more': 'no puede alcanzar un importe de [#max]',
  'must not add up to an amount of [#max] or more': 'no pueden sumar [#max] o más',
  'must not add up to less than 0': 'no pueden sumar menos de 0',
  'must be at most the total, [#total]': 'puede ser como máximo el total, [#total]',
  'must be at most the amount due, [#due]': 'puede ser como máximo el importe pendiente, [#due]',
  'must be at most the amount to be refunded, [#due]':
    'puede ser como máximo el importe por reembolsar, [#due]',
  'must be more than 0 when it is rounded to the minor unit of [currency]':
    'debe ser mayor que 0 redondeado a la unidad mínima de [currency]',
  'must be more than 0 when it is rounded': 'debe ser mayor que 0 una vez redondeado',
  'must not be given with quantity': 'no puede indicarse junto con la cantidad',
  'must not be given for a negative line': 'no puede indicarse para una línea negativa',
  'must be at most the quantity that is not credited yet, [#left]':
    'puede ser como máximo la cantidad aún no abonada, [#left]',
  'must be at most the net that is not credited yet, [#left]':
    'puede ser como máximo el importe neto aún no abonado, [#left]',
  'The text of this e-mail is gone, so it cannot be sent again':
    'El texto de este correo se ha borrado, así que no se puede volver a enviar',
  'must not hold the link of another document': 'no debe contener el enlace de otro documento',
  'is credited already': 'ya está abonado',
  'cannot be changed, because this invoice is issued':
    'no puede cambiarse, porque esta factura está emitida',
  'cannot be changed, because this quotation is issued':
    'no puede cambiarse, porque este presupuesto está emitido',
  'is changed by recording a payment': 'se cambia registrando un pago',
  'cannot be added by your role: ask an administrator':
    'no puede añadirse con su rol: consulte a un administrador',
  'cannot be changed by your role, which may not see files':
    'no puede cambiarse con su rol, que no puede ver archivos',
  'cannot be linked by your role: make a new key instead':
    'no puede vincularse con su rol: cree una clave nueva',
  'An issued invoice keeps the rounding of its tax':
    'Una factura emitida conserva el redondeo de su impuesto',
  'This form was saved before its last change. Open the saved record and change it there':
    'Este formulario se guardó antes de su último cambio. Abra el registro guardado y cámbielo allí',
  'This was not saved: your role does not allow this change, or the record belongs to a business that you are not a member of':
    'No se guardó: su rol no permite este cambio, o el registro pertenece a una empresa de la que no es miembro',
  'A payment cannot be recorded for a draft': 'No puede registrarse un pago de un borrador',
  'A payment cannot be recorded for a cancelled invoice':
    'No puede registrarse un pago de una factura cancelada',
  '[#amount] of this invoice was refunded, more than would then be paid; void the refund first':
    'Se reembolsaron [#amount] de esta factura, más de lo que quedaría pagado; anule primero el reembolso',
  'This invoice cannot be cancelled: [#amount] is recorded as paid; credit the invoice, or void the payments first':
    'Esta factura no puede cancelarse: hay [#amount] registrados como pagados; rectifique la factura o anule primero los pagos',
  'This invoice can only be paid or cancelled: its payments and credit notes leave nothing due':
    'Esta factura solo puede estar pagada o cancelada: sus pagos y facturas rectificativas no dejan nada pendiente',
  'This invoice cannot become a draft again: a payment is recorded':
    'Esta factura no puede volver a ser un borrador: hay un pago registrado',
  'This invoice cannot become a draft again: it has a credit note':
    'Esta factura no puede volver a ser un borrador: tiene una factura rectificativa',
  'This invoice cannot become a draft again: it was handed out':
    'Esta factura no puede volver a ser un borrador: ya se entregó',
  'This invoice cannot become a draft again: it was imported':
    'Esta factura no puede volver a ser un borrador: se importó',
  'This quotation cannot become a draft again: it was handed out':
    'Este presupuesto no puede volver a ser un borrador: ya se entregó',
  'A draft cannot be credited; change it instead': 'Un borrador no puede rectificarse; modifíquelo',
  'A cancelled invoice cannot be credited': 'Una factura cancelada no puede rectificarse',
  'Nothing of this invoice is left to be credited': 'No queda nada por rectificar en esta factura',
  'A credit note must come to more than 0 and at most [#left]; this one comes to [#credit]':
    'Una factura rectificativa debe sumar más de 0 y como máximo [#left]; esta suma [#credit]',
  'This invoice is not issued yet, so it has no page':
    'Esta factura aún no está emitida, así que no tiene página',
  'This quotation is not issued yet, so it has no page':
    'Este presupuesto aún no está emitido, así que no tiene página',
  'This invoice is not issued yet, so it has no e-invoice':
    'Esta factura aún no está emitida, así que no tiene factura electrónica',
  'This invoice was cancelled before it was issued, so there is nothing to send':
    'Esta factura se canceló antes de emitirse, así que no hay nada que enviar',
  'A reminder of this invoice is already on its way':
    'Ya hay un recordatorio de esta factura en camino',
  'This service mails no documents yet: without PUBLIC_URL their links would lead to the reader’s own machine':
    'Este servicio aún no envía documentos por correo: sin PUBLIC_URL, sus enlaces llevarían al propio equipo del destinatario',
  'This service sends no mail yet: its settings lack SMTP_URL or MAIL_FROM':
    'Este servicio aún no envía correo: falta SMTP_URL o MAIL_FROM en su configuración',
  'A business has at most [#max] webhook endpoints; delete one that is no longer needed':
    'Una empresa tiene como máximo [#max] endpoints de webhook; elimine uno que ya no necesite',
  'This secret was already shown, or it can no longer be read. Make a new secret to see it':
    'Este secreto ya se mostró o ya no puede leerse. Cree uno nuevo para verlo',
  'it is not a draft': 'no es un borrador',
  'nothing is due': 'no hay nada pendiente',
  'it is not there': 'no existe',
  'it is not there, or you may not see it': 'no existe, o usted no puede verlo',
  'your role does not allow it': 'su rol no lo permite',
  'the service could not do it; try it again': 'el servicio no pudo hacerlo; inténtelo de nuevo',
  'Records are saved at once, so there is nothing to publish, to unpublish or to discard':
    'Los registros valen desde que se guardan; no hay nada que publicar, retirar o descartar',
  'Issued documents print this file, so it stays as it is. Upload another one, and choose that as the logo':
    'Documentos emitidos imprimen este archivo, por lo que se queda como está. Suba otro y elíjalo como logotipo',
  'a customer with invoices or quotations cannot be deleted':
    'un cliente con facturas o presupuestos no puede eliminarse',
  'a business with customers or documents cannot be deleted':
    'una empresa con clientes o documentos no puede eliminarse',
  'a business with products cannot be deleted': 'una empresa con productos no puede eliminarse',
  'a quotation that became an invoice cannot be deleted':
    'un presupuesto convertido en factura no puede eliminarse',
  'an invoice that was sent, paid or cancelled before cannot be deleted; cancel it instead':
    'una factura enviada, pagada o cancelada no puede eliminarse; cancélela',
  'only a draft quotation can be deleted': 'solo puede eliminarse un presupuesto en borrador',
  'a quotation that was sent or decided before cannot be deleted':
    'un presupuesto enviado o decidido no puede eliminarse',
  'a product that a document names cannot be deleted; archive it instead':
    'un producto que figura en un documento no puede eliminarse; archívelo',
  'the draft [number] cannot be deleted, because its number is not the last of its series; set its status to Cancelled instead':
    'el borrador [number] no puede eliminarse, porque su número no es el último de su serie; cancélelo',
  'the number [number] cannot be replaced, because it is not the last of its series; keep it, or cancel the draft and duplicate it':
    'el número [number] no puede sustituirse, porque no es el último de su serie; consérvelo, o cancele el borrador y duplíquelo',
  'The database cannot be reached right now; try again shortly':
    'No se puede acceder ahora a la base de datos; inténtelo en breve',
  'Too many documents are being made right now; try again shortly':
    'Se están creando demasiados documentos; inténtelo en breve',
  'Too many requests; try again in [#seconds] seconds':
    'Demasiadas peticiones; inténtelo en [#seconds] segundos',
  'This report takes too long. Choose a shorter period.':
    'Este informe tarda demasiado. Elija un período más corto.',
  'There are too many invoices for this chart. The reports show shorter periods.':
    'Hay demasiadas facturas para este gráfico. Los informes muestran períodos más cortos.',
  'This server cannot send e-mail. Ask an administrator, or run npm run -s manage -- admin:reset-password on the server.':
    'Este servidor no puede enviar correo. Consulte a un administrador o ejecute npm run -s manage -- admin:reset-password en el servidor.',
  'Only PNG, JPEG, WebP, GIF and PDF files can be uploaded. A logo must be PNG or JPEG':
    'Solo pueden subirse archivos PNG, JPEG, WebP, GIF y PDF. Un logotipo debe ser PNG o JPEG',
  'A file can have at most [#max] MB': 'Un archivo puede tener como máximo [#max] MB',
  'Too many exports are running right now; try again shortly':
    'Hay demasiadas exportaciones en curso; inténtelo en breve',
  'The PDF could not be generated. Check the input data and try again.':
    'No se pudo crear el PDF. Revise los datos e inténtelo de nuevo.',
  'The document changes all the time; try again shortly':
    'El documento cambia continuamente; inténtelo en breve',
  'This quotation can no longer be accepted or declined':
    'Este presupuesto ya no puede aceptarse ni rechazarse',
  'You may not filter or sort by [field]': 'No puede filtrar ni ordenar por [field]',
  'You may not filter by [field]': 'No puede filtrar por [field]',
  'A filter has a value that does not fit its field':
    'Un filtro tiene un valor que no corresponde a su campo',
  'A filter or the search has a value that does not fit its field':
    'Un filtro o la búsqueda tiene un valor que no corresponde a su campo',
  'The search must be a text of at most [#max] characters':
    'La búsqueda puede tener como máximo [#max] caracteres',
  'There is no such key': 'Esta clave no existe',
  'invoice not found': 'factura no encontrada',
  'credit note not found': 'factura rectificativa no encontrada',
  'payment not found': 'pago no encontrado',
  'refund not found': 'reembolso no encontrado',
  'record not found': 'registro no encontrado',
  'The books are closed until [until], so nothing of [date] can be issued; change its issue date':
    'Los libros están cerrados hasta el [until]; no se puede emitir nada del [date]. Cambie la fecha de emisión',
  'The books are closed until [until], so nothing that counts on [date] can change':
    'Los libros están cerrados hasta el [until]; no puede cambiar nada de lo que cuenta el [date]',
  'is in a closed period: the books are closed until [date]':
    'está en un periodo cerrado: los libros están cerrados hasta el [date]',
};
