/**
 * Strapi 5.54 shows a banner with its own news above every page until each operator closes it. Strapi
 * remembers that in the browser, under the id of the installation. So we mark it as closed there.
 */
export async function hideBanner(): Promise<void> {
  try {
    const answer = await fetch('/admin/init');
    const { data } = (await answer.json()) as { data: { uuid: string } };
    const key = `STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${data.uuid}`;
    window.localStorage.setItem(key, 'true');
  } catch {
    // Then the operator sees the banner, which does no harm.
  }
}
