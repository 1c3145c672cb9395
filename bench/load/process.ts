import { generate } from './generator';
import type { LoadPlan } from './plan';

/** The generator's process: takes one plan from its parent, answers with the result and ends. */
process.once('message', (plan: LoadPlan) => {
  void generate(plan).then((result) =>
    process.send?.(result, undefined, undefined, () => process.exit(0)),
  );
});
