import { ERROR_STATUS, validationError } from '../../../src/domain/errors';
import { fieldName, pointer, sentence } from '../../../src/domain/problems';

test('a pointer names each step from the root', () => {
  expect(pointer(['items', 0, 'quantity'])).toBe('/items/0/quantity');
  expect(pointer([])).toBe('');
});

test('a pointer escapes the two characters of RFC 6901', () => {
  expect(pointer(['a/b', 'c~d', '~1'])).toBe('/a~1b/c~0d/~01');
});

test('a field is named as a person writes it', () => {
  expect(fieldName(['items', 0, 'quantity'])).toBe('items[0].quantity');
  expect(fieldName(['name'])).toBe('name');
  expect(fieldName([])).toBe('the body');
});

test('one problem reads as a sentence', () => {
  const problem = { path: ['items', 0, 'quantity'], message: 'must be a number' };
  expect(sentence([problem])).toBe('items[0].quantity must be a number');
});

test('many problems are counted after the third', () => {
  const problems = [1, 2, 3, 4, 5].map((index) => ({ path: ['items', index], message: 'is bad' }));
  expect(sentence(problems)).toBe('items[1] is bad; items[2] is bad; items[3] is bad; and 2 more');
});

test('a validation error lists every problem with its pointer', () => {
  const error = validationError([
    { path: ['name'], message: 'is required' },
    { path: ['items', 3], message: 'is bad' },
  ]);
  expect([error.code, error.status]).toEqual(['validation_failed', 400]);
  expect(error.details.errors).toEqual([
    { pointer: '/name', message: 'is required' },
    { pointer: '/items/3', message: 'is bad' },
  ]);
});

test('every code has the status of the contract', () => {
  expect(ERROR_STATUS).toMatchObject({
    malformed_json: 400,
    validation_failed: 400,
    no_valid_fields: 400,
    customer_not_found: 400,
    too_many_items: 400,
    too_many_endpoints: 400,
    unauthorized: 401,
    insufficient_scope: 403,
    key_without_business: 403,
    not_found: 404,
    method_not_allowed: 405,
    duplicate_number: 409,
    already_converted: 409,
    idempotency_in_progress: 409,
    payload_too_large: 413,
    unsupported_media_type: 415,
    idempotency_mismatch: 422,
    rate_limited: 429,
    quota_exceeded: 429,
    internal_error: 500,
    overloaded: 503,
    unavailable: 503,
  });
});
