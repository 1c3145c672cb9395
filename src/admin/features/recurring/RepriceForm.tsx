import { useState } from 'react';
import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useInvoicingProductsQuery } from '../../forms/inputs/product-api';
import { Picker } from '../../forms/inputs/Picker';
import { useOptions, useTypedText } from '../../forms/inputs/use-chosen';
import { DialogChoice, DialogNumberField } from '../../kit/dialogs/fields';
import { useBusinessChoice } from '../../requests/chosen-business';
import { RECURRING } from '../../requests/content-manager';
import { actionWords, inputWords, recurringWords } from '../../words';
import { fieldText } from '../../words/field-text';
import { RepricedTable } from './RepricedTable';
import { CHANGES, useReprice, type Change } from './use-reprice';

type Form = ReturnType<typeof useReprice>;

/** A search needs some business. */
const NO_BUSINESS = '00000000-0000-0000-0000-000000000000';

function BusinessChoice({ values, change }: Form) {
  const choice = useBusinessChoice();
  const businesses = choice?.businesses ?? [];
  if (businesses.length < 2) return null;
  return (
    <DialogChoice
      name="business"
      label={fieldText('Business')}
      value={values.business}
      isNeeded
      options={businesses.map(({ documentId, name }) => ({ value: documentId, label: name }))}
      onChange={(business) => change({ business, customer: null, product: null })}
    />
  );
}

function CustomerChoice({ values, change, errors }: Form) {
  const [text, setText] = useState('');
  const options = useOptions(RECURRING, 'customer', text, values.business ?? NO_BUSINESS);
  const words = recurringWords().reprice;
  return (
    <Picker
      name="customer_id"
      label={fieldText('Customer')}
      error={errors['customer_id']}
      disabled={values.business === null}
      placeholder={words.everyCustomer}
      chosen={values.customer}
      options={options}
      empty={inputWords().customers.notFound}
      onSearch={setText}
      onChoose={(customer) => change({ customer })}
      links={[]}
    />
  );
}

function ProductChoice({ values, change, errors }: Form) {
  const [text, setText] = useState('');
  const search = { business: values.business ?? NO_BUSINESS, text: useTypedText(text) };
  const { data = [] } = useInvoicingProductsQuery(search, { skip: values.business === null });
  const words = recurringWords().reprice;
  return (
    <Picker
      name="product_id"
      label={fieldText('Product')}
      error={errors['product_id']}
      disabled={values.business === null}
      placeholder={words.everyProduct}
      chosen={values.product}
      options={data.map(({ id, documentId, name }) => ({ id, documentId, label: name }))}
      empty={inputWords().lists.notFound}
      onSearch={setText}
      onChoose={(product) => change({ product })}
      links={[]}
    />
  );
}

function Fields(form: Form) {
  const { values, change, errors } = form;
  const words = recurringWords().reprice;
  return (
    <>
      <BusinessChoice {...form} />
      <CustomerChoice {...form} />
      <ProductChoice {...form} />
      <DialogNumberField
        name="tax_rate"
        label={fieldText('Tax %')}
        decimals={4}
        value={values.tax_rate}
        error={errors['tax_rate']}
        onChange={(rate) => change({ tax_rate: rate })}
      />
      <DialogChoice
        name="change"
        label={words.change}
        isNeeded
        value={values.change}
        options={CHANGES.map((value) => ({ value, label: words.changes[value] }))}
        onChange={(value) => change({ change: value as Change })}
      />
      <DialogNumberField
        name="value"
        label={words.value}
        required
        decimals={6}
        value={values.value}
        error={errors['value']}
        onChange={(value) => change({ value })}
      />
    </>
  );
}

/** Chooses lines of recurring invoices, shows them with their new prices, and applies these. */
export function RepriceForm({ onClose }: { onClose: () => void }) {
  const form = useReprice(onClose);
  const { shown, busy } = form;
  const words = recurringWords().reprice;
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Typography>{words.text}</Typography>
          <Fields {...form} />
          {shown ? <RepricedTable data={shown} /> : null}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" disabled={busy} onClick={onClose}>
          {actionWords().back}
        </Button>
        {shown && shown.length > 0 ? (
          <Button loading={busy} onClick={form.apply}>
            {words.apply}
          </Button>
        ) : (
          <Button loading={busy} disabled={form.values.business === null} onClick={form.show}>
            {words.show}
          </Button>
        )}
      </Modal.Footer>
    </>
  );
}
