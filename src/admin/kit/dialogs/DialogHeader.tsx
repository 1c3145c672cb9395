import { Modal } from '@strapi/design-system';
import { dialogWords } from '../../words';

/** The head of a dialog. The design system names its button in English only. */
export function DialogHeader({ title }: { title: string }) {
  return (
    <Modal.Header closeLabel={dialogWords().close}>
      <Modal.Title>{title}</Modal.Title>
    </Modal.Header>
  );
}
