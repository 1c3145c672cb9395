import { VALUES } from '../../../messages/columns/es';
import type { Gaps } from '../de/frame';
import type {
  ActionWords,
  DialogWords,
  LookWords,
  NavigationWords,
  StrapiWords,
  TypeWords,
} from '../en/frame';
import { PRODUCT } from '../product';

export const NAVIGATION_WORDS: NavigationWords = {
  menu: {
    invoices: 'Facturas',
    quotations: 'Presupuestos',
    'recurring-invoices': 'Recurrentes',
    'credit-notes': 'Rectificativas',
    payments: 'Pagos',
    refunds: 'Reembolsos',
    customers: 'Clientes',
    products: 'Productos',
  },
  settings: 'Configuración',
  settingsAbout: 'Todo lo que no forma parte del día a día',
  people: 'Personas',
  installation: 'Acerca de esta instalación',
  pages: {
    businesses: {
      label: 'Empresas',
      about:
        'Direcciones, impuestos, datos bancarios, números, logotipo, miembros y claves de API.',
    },
    'webhook-endpoints': {
      label: 'Endpoints de webhook',
      about: 'Programas suyos que reciben aviso de lo que ocurre aquí.',
    },
    'webhook-deliveries': {
      label: 'Entregas de webhook',
      about: 'Todo lo que se les ha enviado, y con qué resultado.',
    },
    'generator-usage': {
      label: 'Uso del generador',
      about: 'Número de PDF creados por dirección IP.',
    },
    'generator-allowances': {
      label: 'Cupos del generador',
      about: 'Direcciones que pueden crear más o menos PDF sin cuenta.',
    },
    files: { label: 'Archivos', about: 'Logotipos y otros archivos de todas las empresas.' },
    users: { label: 'Usuarios', about: 'Invitar a compañeros y retirarles el acceso.' },
    roles: {
      label: 'Roles',
      about: 'Lo que sus compañeros pueden ver y hacer, y en qué empresas.',
    },
    profile: {
      label: 'Su perfil',
      about: 'Nombre, contraseña y apariencia clara u oscura.',
    },
  },
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const masculine = (one: string, many: string): TypeWords => ({
  one: capital(one),
  newOne: `Nuevo ${one}`,
  none: `Todavía no hay ${many}`,
  found: { one: `${one} encontrado`, other: `${many} encontrados` },
});

const feminine = (one: string, many: string): TypeWords => ({
  one: capital(one),
  newOne: `Nueva ${one}`,
  none: `Todavía no hay ${many}`,
  found: { one: `${one} encontrada`, other: `${many} encontradas` },
});

export const LOOK_WORDS: LookWords = {
  clearFilters: 'Borrar filtros',
  nothingMatches: 'Sin resultados',
  logIn: `Iniciar sesión en ${PRODUCT}`,
  createAccount: 'Cree su cuenta',
  unsaved: (name) => `${name}: ¿salir sin guardar los cambios?`,
  remove: {
    title: (name) => `¿Eliminar ${name}?`,
    text: 'Esto no se puede deshacer.',
    lastNumber: 'Esto no se puede deshacer. El número se volverá a asignar.',
  },
  types: {
    business: feminine('empresa', 'empresas'),
    customer: masculine('cliente', 'clientes'),
    product: masculine('producto', 'productos'),
    invoice: feminine('factura', 'facturas'),
    quotation: masculine('presupuesto', 'presupuestos'),
    recurring: feminine('factura recurrente', 'facturas recurrentes'),
    creditNote: feminine('factura rectificativa', 'facturas rectificativas'),
    payment: masculine('pago', 'pagos'),
    refund: masculine('reembolso', 'reembolsos'),
    mail: masculine('correo electrónico', 'correos electrónicos'),
    endpoint: masculine('endpoint de webhook', 'endpoints de webhook'),
    delivery: feminine('entrega de webhook', 'entregas de webhook'),
    allowance: masculine('cupo', 'cupos'),
    usage: feminine('dirección', 'direcciones'),
    unknown: masculine('registro', 'registros'),
  },
};

export const ACTION_WORDS: ActionWords = {
  loading: 'Cargando…',
  back: 'Volver',
  needed: 'Este dato es obligatorio.',
  date: 'Fecha',
  actions: 'Acciones',
  saveFirst: 'Guarde primero sus cambios.',
  openInvoice: (number) => `Abrir la factura ${number}`,
  unnumbered: {
    invoice: 'factura',
    quotation: 'presupuesto',
    creditNote: 'factura rectificativa',
  },
  invoice: {
    sent: {
      label: 'Marcar como enviada',
      done: (number) => `${number} está marcada como enviada.`,
    },
    revived: {
      label: 'Deshacer la anulación',
      done: (number) => `${number} ya no está anulada.`,
      ask: (number, total) => ({
        title: `¿Deshacer la anulación de ${number}?`,
        text: `La factura de ${total} vuelve a contar. Se avisará a los endpoints de webhook.`,
        confirm: 'Deshacer',
      }),
    },
    cancelled: {
      label: 'Anular factura',
      done: (number) => `${number} está anulada.`,
      ask: (number) => ({
        title: `¿Anular ${number}?`,
        text: 'La factura conserva su número y permanece en la lista. Se avisará a los endpoints de webhook.',
        confirm: 'Anular factura',
      }),
    },
  },
  quotation: {
    sent: {
      label: 'Marcar como enviado',
      done: (number) => `${number} está marcado como enviado.`,
    },
    accepted: {
      label: 'Marcar como aceptado',
      done: (number) => `${number} está marcado como aceptado.`,
      ask: (number, total) => ({
        title: `¿Marcar ${number} como aceptado?`,
        text: `El presupuesto de ${total} ha caducado. Es posible que sus precios ya no sean válidos.`,
        confirm: 'Marcar como aceptado',
      }),
    },
    rejected: {
      label: 'Marcar como rechazado',
      done: (number) => `${number} está marcado como rechazado.`,
    },
  },
  duplicate: {
    label: 'Duplicar',
    done: (number) => `${number} es un borrador nuevo con las mismas líneas.`,
  },
  convert: {
    label: 'Convertir en factura',
    title: (number) => `¿Convertir ${number} en factura?`,
    expired: 'El presupuesto ha caducado.',
    text: 'La factura toma las mismas líneas e importes, y el número siguiente. Un presupuesto solo se puede convertir una vez.',
    confirm: 'Convertir',
    done: (quotation, invoice) =>
      `${quotation} es ahora la factura ${invoice}, todavía en borrador.`,
  },
};

export const DIALOG_WORDS: DialogWords = {
  back: 'Volver',
  close: 'Cerrar',
  choose: 'Elegir',
  copy: 'Copiar',
  copied: 'Copiado.',
  saved: 'Ya lo he guardado',
};

export const STATUS_WORDS = VALUES.status;

export const STRAPI_WORDS: StrapiWords = {
  'Auth.form.welcome.subtitle': 'Con el correo electrónico y la contraseña de su cuenta',
  'Auth.form.register.subtitle': 'Su cuenta se guarda en esta instalación y en ningún otro lugar.',
  'Settings.application.title': 'Resumen',
  'Settings.application.description': 'Versiones y logotipos',
  'Settings.application.plan-title': 'Edición del framework',
  'Settings.application.strapiVersion': 'Versión del framework',
  'Settings.application.strapi-version': 'Versión del framework',
  'Settings.global': PRODUCT,
  'Settings.permissions': 'Personas',
  'Settings.permissions.users.listview.header.subtitle':
    'Todas las personas que pueden iniciar sesión aquí',
  anErrorOccurred:
    'No se puede mostrar esta página. Puede que el registro no exista o que su rol no permita verlo.',
  'Settings.profile.form.section.experience.interfaceLanguageHelp':
    'Estas opciones solo le afectan a usted.',
  'app.components.LeftMenu.navbrand.title': PRODUCT,
  'app.components.LeftMenu.navbrand.workplace': 'Menú',
  'app.components.LeftMenu.logo.alt': PRODUCT,
  'app.links.configure-view': 'Configurar la lista para todos',
  'app.page.not.found': 'Esta página no existe.',
  'app.components.Users.MagicLink.connect':
    'Quien abra este enlace elige la contraseña de esta persona. Si este servicio envía correos, el enlace también se ha enviado por correo.',
  'app.components.NotFoundPage.back': 'Volver al inicio',
  'components.PageFooter.select': 'Filas por página',
  'content-manager.actions-drawer.close': 'Cerrar las acciones',
  'content-manager.actions-drawer.open': 'Acciones',
  'content-manager.actions.delete.label': 'Eliminar',
  'content-manager.components.TableDelete.label':
    '{number, plural, one {# seleccionado} other {# seleccionados}}',
  'content-manager.containers.edit.panels.default.title': 'Guardar',
  'content-manager.form.Input.pageEntries': 'Filas por página',
  'content-manager.header.name': PRODUCT,
  'content-manager.plugin.name': PRODUCT,
  'content-manager.popUpWarning.bodyMessage.contentType.delete.all':
    '¿Desea eliminar los registros seleccionados?',
  'content-manager.success.record.delete': 'Eliminado',
  'content-manager.success.record.save': 'Guardado',
  'content-manager.validation.error':
    'No se ha guardado. Los campos por corregir se indican junto al formulario.',
  'global.select-all-entries': 'Seleccionar todas las filas',
  'HomePage.head.title': 'Inicio',
  'HomePage.header.subtitle': 'Facturas abiertas, vencidas y pagadas',
  'upload.input.label': 'Arrastre archivos aquí, o',
  'users-permissions.Settings.section-label': 'Acceso sin cuenta',
  'users-permissions.Plugin.permissions.plugins.description': 'Permitido sin iniciar sesión',
  'users-permissions.Plugins.header.description':
    '«generate» abre el generador de facturas a todos: la página en / y su API. Sin la marca, ambas están cerradas.',
  'users-permissions.Policies.header.title': 'Dirección',
  'users-permissions.Policies.header.hint':
    'El engranaje junto a un permiso muestra la dirección que abre.',
};

export const STRAPI_GAPS: Gaps = {
  cancel: 'Cancelar',
  app: 'Guardado',
  'app.error': 'Se ha producido un error',
  'app.error.chunk.message':
    'No se ha podido cargar esta página. Puede que el servidor esté arrancando o que la conexión se haya interrumpido. Vuelva a cargar la página.',
  'app.error.chunk.reload': 'Volver a cargar la página',
  'app.error.chunk.title': 'No se ha podido cargar esta página',
  'app.error.copy': 'Copiar al portapapeles',
  'app.error.message': 'Comunique el error a su equipo técnico.',
  'app.components.Button.close': 'Cerrar',
  'app.components.EmptyStateLayout.content-permissions':
    'No tiene los permisos necesarios para ver este contenido',
  'app.components.Select.placeholder': 'Seleccionar',
  'app.components.ToggleCheckbox.disabled-label': 'Desactivado',
  'app.components.ToggleCheckbox.enabled-label': 'Activado',
  'app.components.Users.ModalCreateBody.block-title.roles.description':
    'Un usuario puede tener uno o varios roles',
  'app.confirm.body': '¿Está seguro?',
  'app.session.ended.title': 'Sesión finalizada',
  'app.session.ended.unsaved':
    'Su sesión ha terminado y no se puede reanudar. Los cambios sin guardar se perderán al cerrar la sesión.',
  'app.utils.update-filter': 'Modificar el filtro',
  'Auth.components.Oops.text': 'Su cuenta ha sido suspendida',
  'Auth.components.Oops.text.admin': 'Si se trata de un error, diríjase a su administrador.',
  'Auth.form.error.blocked': 'Su cuenta ha sido bloqueada por el administrador.',
  'components.Input.error.contain.maxBytes': 'La contraseña debe tener menos de 73 bytes',
  'components.Input.error.validation.combobox.invalid': 'Este valor no es válido',
  'containers.list.displayedFields': 'Columnas mostradas',
  'containers.SettingPage.editSettings.description': 'Arrastre los campos a su lugar',
  'content-manager.actions.copy-documentId.label': 'Copiar el id',
  'content-manager.actions.copy-documentId.success': 'Id copiado',
  'content-manager.actions.delete.dialog.body':
    '¿Desea eliminar este registro? Esto no se puede deshacer.',
  'content-manager.actions.open-in-new-tab.label': 'Abrir en otra pestaña',
  'content-manager.containers.edit.information.document.value':
    '{time}{isAnonymous, select, true {} other { por {author}}}',
  'content-manager.containers.edit.information.documentId.label': 'Id',
  'content-manager.containers.list.filters.status': 'Estado',
  'content-manager.containers.ListSettingsView.modal-form.size': 'Tamaño',
  'content-manager.containers.SettingPage.edit-settings.modal-form.mainField.hint':
    'El campo que se muestra en el formulario y en la lista',
  'content-manager.containers.SettingPage.editSettings.relationOpenMode':
    'Apertura de los registros relacionados',
  'content-manager.containers.SettingPage.editSettings.relationOpenMode.description':
    'Elija cómo se abren los registros relacionados',
  'content-manager.containers.SettingPage.editSettings.relationOpenMode.modal':
    'Ventana (predeterminado)',
  'content-manager.containers.SettingPage.editSettings.relationOpenMode.newTab': 'Otra pestaña',
  'content-manager.containers.SettingPage.editSettings.relationOpenMode.page': 'La misma página',
  'content-manager.notification.upload.error': 'Se ha producido un error al subir los archivos',
  'content-manager.permissions.not-allowed.create': 'No puede crear registros',
  'content-manager.permissions.not-allowed.update': 'No puede ver este registro',
  'content-manager.popUpWarning.warning.updateAllSettings':
    'Se modificarán todos los ajustes de esta vista',
  'content-manager.validation.error.unreadable-required-field':
    'No tiene acceso a algunos campos obligatorios. Pida acceso a un administrador.',
  'global.localeToggle.label': 'Idioma de la interfaz',
  'global.more': 'Más',
  'global.sessions.active-devices': 'Dispositivos activos',
  'popUpWarning.bodyMessage.contentType.delete.all': '¿Desea eliminar los registros seleccionados?',
  'search.placeholder': 'Buscar',
  'Settings.application.header': 'Aplicación',
  'Settings.permissions.conditions.inherited-readonly':
    'Estas condiciones proceden de sus propios permisos y no se pueden modificar.',
  'Settings.permissions.conditions.none-applied': 'Sin condiciones.',
  'Settings.permissions.users.active': 'Activo',
  'Settings.permissions.users.inactive': 'Inactivo',
  'Settings.profile.form.notify.data.loaded': 'Los datos de su perfil se han cargado',
  'Settings.profile.form.section.experience.interfaceLanguage.hint':
    'La interfaz se mostrará en este idioma solo para usted.',
  'Settings.sessions.actions': 'Acciones',
  'Settings.sessions.current': 'Este dispositivo',
  'Settings.sessions.device': 'Dispositivo',
  'Settings.sessions.lastActiveAt': 'Último uso',
  'Settings.sessions.loginAt': 'Inicio de sesión',
  'Settings.sessions.revoke': 'Finalizar sesión',
  'Settings.sessions.revoke.confirm':
    '¿Desea finalizar esta sesión? El dispositivo tendrá que volver a iniciar sesión.',
  'Settings.sessions.revoke.confirmCurrent':
    'Es el dispositivo que está usando. Al finalizar la sesión, saldrá de ella.',
  'Settings.sessions.revoke.success': 'Sesión finalizada',
  'Settings.sessions.revokeAll': 'Cerrar sesión en todos los dispositivos',
  'Settings.sessions.revokeAll.confirm':
    '¿Está seguro? Todas las sesiones finalizarán, también esta, y tendrá que volver a iniciar sesión.',
  'Settings.sessions.revokeOthers': 'Cerrar sesión en los demás dispositivos',
  'Settings.sessions.revokeOthers.confirm':
    '¿Está seguro? Las demás sesiones finalizarán. Seguirá conectado en este dispositivo.',
  'Settings.sessions.revokeOthers.success': 'Otras sesiones finalizadas',
  'Settings.sessions.subtitle': 'Dispositivos y sesiones con su cuenta abierta.',
  'Settings.sessions.title': 'Dispositivos activos',
  'Settings.sessions.unknownDevice': 'Dispositivo desconocido',
  singleTypes: 'Tipos únicos',
  'users-permissions.EditPage.form.roles': 'Rol',
  'users-permissions.Roles.empty': 'Aún no hay ningún rol.',
  'users-permissions.Settings.roles.edited': 'Rol guardado',
};
