import type { LinkWords } from './en';

export const ES: LinkWords = {
  title: 'Página del documento',
  notOpened: 'El cliente todavía no la ha abierto.',
  firstOpened: 'Abierta por primera vez:',
  lastOpened: 'Abierta por última vez:',
  preview: 'Ver la página',
  unreadable: 'No se ha podido cargar la página.',
  none: 'No hay página: el documento nunca se ha emitido.',
  copy: 'Copiar enlace',
  copied: 'El enlace está copiado. Quien lo tenga puede ver la página.',
  revoke: {
    label: 'Revocar enlace',
    title: '¿Revocar el enlace?',
    text: 'Todos los enlaces que tiene el cliente, también los de los correos, dejan de funcionar a partir de ahora. Un enlace nuevo los sustituye.',
    confirm: 'Revocar',
    done: 'El enlace anterior está revocado.',
  },
};
