import { openBrowser } from '../support/browser';
import { invoicePage, quotationPage, servePages } from '../support/hosted-page';
jest.setTimeout(100000);
test('look', async () => {
  const b = await openBrowser(); const s = await servePages();
  const go = async (name: string, page: any, o: any, pdf = false) => {
    s.show(page);
    const p = await (await b.newContext(o)).newPage(); await p.goto(s.url);
    if (pdf) await p.pdf({ path: `/tmp/look-${name}.pdf`, format: 'A4', preferCSSPageSize: false });
    else await p.screenshot({ path: `/tmp/look-${name}.png`, fullPage: true });
    await p.close();
  };
  const phone = { viewport: { width: 390, height: 844 } };
  const desk = { viewport: { width: 1280, height: 900 } };
  await go('phone', invoicePage({}, {}, { hasLogo: true }), phone);
  await go('phone-dark', invoicePage({ status: 'overdue' }), { ...phone, colorScheme: 'dark' });
  await go('desk', invoicePage({ status: 'overdue' }, {}, { hasLogo: true }), desk);
  await go('quote', quotationPage({ refused: { name: '', remark: 'Hi', reason: 'name_missing' } }), phone);
  await go('quote-desk', quotationPage({ state: 'accepted', by: 'Ada', on: '2026-03-05' }), { ...desk, colorScheme: 'dark' });
  await go('print', invoicePage({}, {}, { hasLogo: true }), desk, true);
  await b.close(); await s.close();
});
