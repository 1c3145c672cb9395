import { PRODUCT } from '../../look/product';
import type { StrapiWords } from './en';

export const ES: StrapiWords = {
  'Auth.form.welcome.title': `Iniciar sesión en ${PRODUCT}`,
  'Auth.form.welcome.subtitle': 'Con el correo electrónico y la contraseña de su cuenta',
  'Auth.form.register.subtitle': 'Su cuenta se guarda en esta instalación y en ningún otro lugar.',
  'Settings.application.title': 'Resumen',
  'Settings.application.strapiVersion': 'Versión de Strapi',
  'Settings.application.strapi-version': 'Versión de Strapi',
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
  'app.page.not.found': 'Esta página no existe.',
  'app.components.NotFoundPage.back': 'Volver al inicio',
  'components.PageFooter.select': 'Filas por página',
  'content-manager.actions.delete.label': 'Eliminar',
  'content-manager.components.TableDelete.label':
    '{number, plural, one {# seleccionado} other {# seleccionados}}',
  'content-manager.containers.edit.panels.default.title': 'Guardar',
  'content-manager.form.Input.pageEntries': 'Filas por página',
  'content-manager.header.name': PRODUCT,
  'content-manager.plugin.name': PRODUCT,
  'content-manager.popUpWarning.bodyMessage.contentType.delete.all':
    '¿Desea eliminar los registros seleccionados?',
  'content-manager.success.record.save': 'Guardado',
  'content-manager.validation.error':
    'No se ha guardado. Los campos por corregir se indican junto al formulario.',
  'email.SettingsNav.section-label': 'Correo electrónico',
  'global.select-all-entries': 'Seleccionar todas las filas',
  'HomePage.head.title': 'Inicio',
  'HomePage.header.subtitle': 'Facturas abiertas, vencidas y pagadas',
  'upload.input.label': 'Arrastre archivos aquí, o',
};
