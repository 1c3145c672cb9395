/** Strapi's first page of the settings, which becomes ours. */
export const OVERVIEW_PATH = 'application-infos';

/** Where Strapi's page about versions and logos stands instead. */
export const ABOUT_PATH = 'about';
