import type { ComponentType } from 'react';
import { CheckCircle, Clock, File, Rocket, Webhooks, WarningCircle } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { changeWidgets } from '../strapi-overrides/panel-parts';
import { FailingWidget } from './FailingWidget';
import { FirstSteps } from './FirstSteps';
import { LatestWidget } from './LatestWidget';
import { moneyWidget } from './MoneyWidget';

function widget(id: string, title: string, icon: ComponentType, component: ComponentType) {
  return {
    id,
    pluginId: 'invoicing',
    icon,
    title: { id: `invoicing.widget.${id}`, defaultMessage: title },
    component: async () => component,
  };
}

const OURS = [
  widget('first-steps', 'Your first invoice in three steps', Rocket, FirstSteps),
  widget('outstanding', 'Outstanding', Clock, moneyWidget('outstanding')),
  widget('overdue', 'Overdue', WarningCircle, moneyWidget('overdue')),
  widget('paid', 'Paid this month', CheckCircle, moneyWidget('paid')),
  widget('latest', 'Latest invoices', File, LatestWidget),
  widget('failing', 'Webhooks', Webhooks, FailingWidget),
];

/** Strapi's widgets about entries and content, which do not help with invoices. Ours come first. */
const HIDDEN = ['last-published-entries', 'chart-entries', 'key-statistics'];

export function registerWidgets(app: StrapiApp): void {
  changeWidgets(app, (widgets) => [...OURS, ...widgets.filter(({ id }) => !HIDDEN.includes(id))]);
}
