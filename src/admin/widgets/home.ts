import { useEffect, useState } from 'react';
import { useDesk } from '../requests';

export interface MoneyFigures {
  currency: string;
  outstanding: string | number;
  outstanding_count: number;
  overdue: string | number;
  overdue_count: number;
  paid_this_month: string | number;
  paid_count: number;
}

export interface Home {
  first_steps: { business: boolean; customer: boolean; invoice: boolean };
  money: MoneyFigures[];
  /** Which days count as late, and since when this month is. */
  periods: { today: string | null; month_start: string | null };
  latest: {
    documentId: string;
    number: string;
    customer: string | null;
    state: string;
    total: string | number;
    currency: string;
    issue_date: string;
    due_date: string | null;
  }[];
  failing_webhooks: {
    documentId: string;
    url: string;
    business: string | null;
    enabled: boolean;
    disabled_reason: string | null;
    failing_since: string | null;
    failed: number;
  }[];
  can: { invoices: boolean; webhooks: boolean };
}

const FRESH_MS = 3_000;
let asked: { at: number; answer: Promise<Home> } | undefined;

/** The figures of the home page: undefined while they are read, null when they cannot be. */
export function useHome(): Home | null | undefined {
  const desk = useDesk();
  const [home, setHome] = useState<Home | null | undefined>();
  useEffect(() => {
    let gone = false;
    // One request for all widgets of the page.
    if (!asked || Date.now() - asked.at > FRESH_MS)
      asked = { at: Date.now(), answer: desk.get<Home>('/home') };
    asked.answer
      .then((answer) => !gone && setHome(answer))
      .catch(() => {
        asked = undefined;
        if (!gone) setHome(null);
      });
    return () => void (gone = true);
  }, [desk]);
  return home;
}

export function isNewInstall(home: Home): boolean {
  return home.can.invoices && !home.first_steps.invoice;
}
