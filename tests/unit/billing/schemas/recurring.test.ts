import { RECURRING_CREATE, RECURRING_UPDATE } from '../../../../src/billing/schemas/recurring';
import { problemsOf } from './problems-of';

const ID = '36d8fdfb-1c5f-4b5e-9a2c-0123456789ab';
const LINE = { description: 'Rent', quantity: 1, unit_price: 10 };
const BODY = { customer_id: ID, items: [LINE], interval_unit: 'month', start_date: '2026-01-31' };
const line = (fields: object) => ({ items: [{ ...LINE, ...fields }] });

const REQUIRED = 'is required';
const between = (min: string, max: string) => `must be a whole number from ${min} to ${max}`;

type Case = [fields: object, problem: [string, string] | null];

/** A PATCH refuses the same values as a create. */
const VALUES: Case[] = [
  [{}, null],
  [line({ unit_price: undefined, price_source: 'product', product_id: ID }), null],
  [{ items: [] }, ['/items', 'must have at least one line']],
  [line({ unit_price: undefined }), ['/items/0/unit_price', REQUIRED]],
  [line({ quantity: 0 }), ['/items/0/quantity', 'must be greater than 0']],
  [line({ price_source: 'product' }), ['/items/0/product_id', REQUIRED]],
  [line({ price_source: 'list' }), ['/items/0/price_source', 'must be one of fixed, product']],
  [{ interval_unit: 'fortnight' }, ['/interval_unit', 'must be one of day, week, month, year']],
  [{ interval_count: 0 }, ['/interval_count', between('1', '366')]],
  [{ interval_count: 1 }, null],
  [{ interval_count: 366 }, null],
  [{ interval_count: 367 }, ['/interval_count', between('1', '366')]],
  [{ interval_count: 1.5 }, ['/interval_count', between('1', '366')]],
  [{ interval_count: '2' }, ['/interval_count', between('1', '366')]],
  [{ start_date: '2026-02-30' }, ['/start_date', 'must be a calendar date in the form YYYY-MM-DD']],
  [{ day_of_month: 0 }, ['/day_of_month', between('1', '31')]],
  [{ day_of_month: 1 }, null],
  [{ day_of_month: 31 }, null],
  [{ day_of_month: 32 }, ['/day_of_month', between('1', '31')]],
  [{ day_of_month: 'last' }, null],
  [{ day_of_month: 'first' }, ['/day_of_month', between('1', '31')]],
  [{ max_occurrences: 0 }, ['/max_occurrences', between('1', '100000')]],
  [{ max_occurrences: 1 }, null],
  [{ max_occurrences: 100_000 }, null],
  [{ max_occurrences: 100_001 }, ['/max_occurrences', between('1', '100000')]],
  [{ issue_days_before: -1 }, ['/issue_days_before', between('0', '60')]],
  [{ issue_days_before: 0 }, null],
  [{ issue_days_before: 60 }, null],
  [{ issue_days_before: 61 }, ['/issue_days_before', between('0', '60')]],
  [{ due_days: -1 }, ['/due_days', between('0', '365')]],
  [{ due_days: 0 }, null],
  [{ due_days: 365 }, null],
  [{ due_days: 366 }, ['/due_days', between('0', '365')]],
  [{ mode: 'send' }, ['/mode', 'must be one of draft, issue, issue_and_send']],
  [{ period: 'both' }, ['/period', 'must be one of advance, arrears, none']],
  [{ catch_up: 'some' }, ['/catch_up', 'must be one of all, latest, none']],
  [{ currency: 'XXQ' }, ['/currency', 'must be an ISO 4217 currency code such as USD']],
  [{ name: ' ' }, ['/name', 'must not be empty']],
];

test.each<Case>([
  ...VALUES,
  [{ customer_id: undefined }, ['/customer_id', REQUIRED]],
  [{ items: undefined }, ['/items', REQUIRED]],
  [{ interval_unit: undefined }, ['/interval_unit', REQUIRED]],
  [{ start_date: undefined }, ['/start_date', REQUIRED]],
])('a recurring invoice with %j has the problem %j', (fields, problem) => {
  expect(problemsOf(RECURRING_CREATE, { ...BODY, ...fields })).toEqual(problem ? [problem] : []);
});

test.each<Case>(VALUES)(
  'a change of a recurring invoice to %j has the problem %j',
  (fields, problem) => {
    expect(problemsOf(RECURRING_UPDATE, fields)).toEqual(problem ? [problem] : []);
  },
);
