import type { StrapiApp } from '@strapi/strapi/admin';

/**
 * Puts our home page in the place of Strapi's, whose widgets are about content and have a fixed height.
 * Called in `register`.
 */
export function registerHome(app: StrapiApp): void {
  app.router.addRoute((routes) => {
    if (!routes.some(({ index }) => index))
      throw new Error("Strapi's panel has no home page: see docs/upgrading.md");
    const lazy = async () => ({ Component: (await import('../features/home/HomePage')).HomePage });
    return routes.map((route) => (route.index ? { index: true as const, lazy } : route));
  });
}
