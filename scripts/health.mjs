/** `node scripts/health.mjs`: exit code 0 while the service on this machine and its database answer. */
const port = process.env.PORT || 1337;
try {
  const signal = AbortSignal.timeout(4000);
  const { status } = await fetch(`http://127.0.0.1:${port}/_health`, { signal });
  process.exit(status === 204 ? 0 : 1);
} catch {
  process.exit(1);
}
