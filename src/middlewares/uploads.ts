export { uploadedFiles as default } from '../http/uploaded-files';
