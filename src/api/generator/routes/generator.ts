import { preview } from '../../../generator/generate';
import { openRoute } from '../../../http/routes/route';
import { runningStrapi } from '../../../strapi/service';

export default {
  routes: [
    // Strapi makes a permission of this name. The handler itself asks for it.
    openRoute('POST', '/invoice/generate', 'generator.generate'),
    openRoute('POST', '/invoice/preview', (ctx) => preview(runningStrapi(), ctx)),
  ],
};
