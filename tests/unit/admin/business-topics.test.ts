import { BUSINESS_TOPICS } from '../../../src/domain/fields/business-topics';
import { BUSINESS_VIEW } from '../../../src/panel/views/business';

test('the form of a business has its fields by topic, and none twice or nowhere', () => {
  const fields = BUSINESS_VIEW.form.flatMap((row) => row.map(([name]) => name));
  expect(Object.values(BUSINESS_TOPICS).flat()).toEqual(fields);
});
