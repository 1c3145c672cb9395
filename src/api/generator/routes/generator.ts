import { preview } from '../../../generator/generate';
import { openRoute } from '../../../http/routes/route';
import { runningStrapi } from '../../../strapi/service';

export default {
  routes: [
    {
      method: 'POST',
      path: '/invoice/generate',
      // Strapi makes a permission of this name. The handler itself asks for it.
      handler: 'generator.generate',
      config: { auth: false as const },
    },
    openRoute('POST', '/invoice/preview', (ctx) => preview(runningStrapi(), ctx)),
  ],
};
