import type { ReactNode } from 'react';
import { Widget } from '@strapi/strapi/admin';
import type { Home } from '../../panel/answers';
import { useHome } from '../api';
import { HiddenWidget } from './HiddenWidget';
import { isNewInstall } from './new-install';

interface HomeWidgetProps {
  /** The operator must be allowed to see these. */
  of: keyof Home['can'];
  children: (home: Home) => ReactNode;
}

/** A widget with figures. A new install, which has none, does not show it. */
export function HomeWidget({ of, children }: HomeWidgetProps) {
  const home = useHome();
  if (home === undefined) return <Widget.Loading />;
  if (home === null) return <Widget.Error />;
  if (!home.can[of] || isNewInstall(home)) return <HiddenWidget />;
  return <>{children(home)}</>;
}
