/**
 * Strapi 5.54 puts a banner about its own news above every page until each operator closes it. Here
 * it counts as closed: Strapi remembers that in the browser, under the id of the installation.
 */
export async function hideBanner(): Promise<void> {
  try {
    const answer = await fetch('/admin/init');
    const { data } = (await answer.json()) as { data: { uuid: string } };
    const key = `STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${data.uuid}`;
    window.localStorage.setItem(key, 'true');
  } catch {
    // The banner is shown then, and does no harm.
  }
}
