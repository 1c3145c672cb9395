import { useEffect, useState } from 'react';
import type { Home } from '../../panel/answers';
import { useInvoicingApi } from '../requests';
import { sharedRequest } from '../shared-request';

const FRESH_MS = 3_000;
const { ask } = sharedRequest<Home>('/home', FRESH_MS);

/** The figures of the home page: undefined while they are read, null when they cannot be. */
export function useHome(): Home | null | undefined {
  const api = useInvoicingApi();
  const [home, setHome] = useState<Home | null | undefined>();
  useEffect(() => {
    let gone = false;
    ask(api).then(
      (answer) => !gone && setHome(answer),
      () => !gone && setHome(null),
    );
    return () => void (gone = true);
  }, [api]);
  return home;
}

export function isNewInstall(home: Home): boolean {
  return home.can.invoices && !home.first_steps.invoice;
}
