import type { ResentMail } from '../../../panel/answers';
import { dataOf, HOME, panelApi, post } from '../../requests/api';
import { MAIL, tagsOf } from '../../requests/content-manager';
import { useNotify } from '../../requests/use-notify';
import { mailWords } from '../../words';

const { useInvoicingResendMailMutation } = panelApi.injectEndpoints({
  endpoints: (build) => ({
    invoicingResendMail: build.mutation<ResentMail, string>({
      query: (mail) => post(`/mails/${mail}/resend`),
      transformResponse: dataOf<ResentMail>,
      invalidatesTags: (_answer, _error, mail) => [...tagsOf(MAIL, mail), HOME],
    }),
  }),
});

/** Sends one mail again, and says so. */
export function useResendMail(): (mail: string) => Promise<void> {
  const [send] = useInvoicingResendMailMutation();
  const notify = useNotify();
  return (mail) =>
    send(mail)
      .unwrap()
      .then(({ waits }) => {
        const words = mailWords().again;
        notify.done(waits ? words.waits : words.done);
      }, notify.failed);
}
