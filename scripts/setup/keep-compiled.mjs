import module from 'node:module';
import { join } from 'node:path';
import { root } from './project.mjs';

/**
 * Lets Node keep compiled JavaScript for the next start, where Node can (22.8 or newer). The folder is our own:
 * others could put code into that of all users, which is Node's default. Where it cannot be written to, nothing
 * is kept. `NODE_COMPILE_CACHE` names another one.
 */
export function keepCompiled() {
  const { NODE_COMPILE_CACHE: chosen } = process.env;
  module.enableCompileCache?.(chosen ?? join(root, '.cache/compiled'));
}
