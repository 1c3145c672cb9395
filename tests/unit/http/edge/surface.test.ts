import { surfaceOf } from '../../../../src/http/edge/surface';

test.each([
  ['/api/v1', 'api'],
  ['/api/v1/', 'api'],
  ['/api/v1/invoices/x', 'api'],
  ['/api/v1/openapi.json', 'openapi'],
  ['/api/v1/openapi.json/', 'api'],
  ['/api/v11', 'panel'],
  ['/api/v2/openapi.json', 'panel'],
  ['/API/v1/invoices', 'misspelt'],
  ['/api//v1/openapi.json', 'misspelt'],
  ['/%2561pi/v1', 'misspelt'],
  ['/api/invoice/generate', 'generator'],
  ['/api/Invoice/generate', 'misspelt'],
  ['/api/invoices', 'panel'],
  ['/d', 'hosted'],
  ['/d/../api/v1/invoices', 'hosted'],
  ['/D/x', 'panel'],
  ['/_health', 'health'],
  ['/_HEALTH/', 'health'],
  ['/_health/x', 'panel'],
  ['/metrics', 'metrics'],
  ['/metrics/', 'panel'],
  ['/uploads/logo.png', 'uploads'],
  ['/%75ploads/logo.png', 'misspelt'],
  ['/x;/..%2fuploads/logo.png', 'misspelt'],
  ['/admin/uploads', 'misspelt'],
  ['/upload/files', 'panel'],
  ['/', 'panel'],
])('%s belongs to the surface %s', (path, surface) => {
  expect(surfaceOf(path)).toBe(surface);
});
