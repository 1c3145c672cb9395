import type { ReactNode } from 'react';
import { Widget } from '@strapi/strapi/admin';
import type { Home } from '../../panel/answers';
import { HiddenWidget } from './HiddenWidget';
import { isNewInstall, useHome } from './home';

interface HomeWidgetProps {
  /** What the operator must be allowed to see. */
  of: keyof Home['can'];
  children: (home: Home) => ReactNode;
}

/** A widget of figures: not there while there is nothing yet that could have any. */
export function HomeWidget({ of, children }: HomeWidgetProps) {
  const home = useHome();
  if (home === undefined) return <Widget.Loading />;
  if (home === null) return <Widget.Error />;
  if (!home.can[of] || isNewInstall(home)) return <HiddenWidget />;
  return <>{children(home)}</>;
}
