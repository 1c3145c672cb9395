import { generate } from './generator';
import type { LoadPlan } from './plan';

/** The process of the generator. It receives one plan from its parent, sends the result and ends. */
process.once('message', (plan: LoadPlan) => {
  void generate(plan).then((result) =>
    process.send?.(result, undefined, undefined, () => process.exit(0)),
  );
});
