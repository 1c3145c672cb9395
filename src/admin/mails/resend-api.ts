import type { ResentMail } from '../../panel/answers';
import { dataOf, panelApi, post } from '../api';
import { MAIL, tagsOf } from '../content-manager';
import { useNotify } from '../use-notify';

const { useInvoicingResendMailMutation } = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingResendMail: build.mutation<ResentMail, string>({
      query: (mail) => post(`/mails/${mail}/resend`),
      transformResponse: dataOf<ResentMail>,
      invalidatesTags: (_answer, _error, mail) => tagsOf(MAIL, mail),
    }),
  }),
});

const WAITS = 'Queued. It is sent once the service has a mail server (SMTP_URL and MAIL_FROM).';

/** Sends one mail again, and says so. */
export function useResendMail(): (mail: string) => Promise<void> {
  const [send] = useInvoicingResendMailMutation();
  const notify = useNotify();
  return (mail) =>
    send(mail)
      .unwrap()
      .then(({ waits }) => notify.done(waits ? WAITS : 'The e-mail is sent again.'), notify.failed);
}
