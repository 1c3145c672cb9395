/**
 * Escape in an open list closes the list and not the dialog around it. Strapi's dialog and its lists do
 * not know of each other, and the dialog hears the key first. A list closes when the window loses focus.
 */
export function closeListFirst(event: KeyboardEvent): void {
  if (!document.querySelector("[role='combobox'][aria-expanded='true']")) return;
  event.preventDefault();
  window.dispatchEvent(new Event('blur'));
}
