import type { Core } from '@strapi/strapi';

const PATIENCE_MS = 3000;

/**
 * `/_health` for load balancers: 204 while the database answers, else 503. Strapi's own route of that path
 * says 204 whatever happens, so this stands in front of it (`global::health`, first in config/middlewares).
 */
const health: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    if (ctx.path !== '/_health') return next();
    ctx.status = (await databaseAnswers(strapi)) ? 204 : 503;
  };
};

async function databaseAnswers(strapi: Core.Strapi): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((answer) => {
    timer = setTimeout(() => answer(false), PATIENCE_MS);
  });
  const answered = strapi.db.connection.raw('select 1').then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

export default health;
