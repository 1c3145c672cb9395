import type { Gaps } from './gaps-de';

export const GAPS_ES: Gaps = {
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
  'content-manager.actions-drawer.close': 'Cerrar más acciones',
  'content-manager.actions-drawer.open': 'Abrir más acciones',
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
  'Settings.application.plan-title': 'plan actual',
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
};
