# The shop in a container: built with all packages, run with those of the server only, by a user without privileges.
FROM node:24-trixie-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
COPY packages ./packages
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
# Read by the build of the storefront; docs/settings.md lists them.
ARG SHOP=clothing
ARG LANGUAGES=
ARG PUBLIC_URL=
ARG TILE_URL=
ARG OFFLINE=
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-trixie-slim
# The programs of backup and restore. "flock" is part of the image.
RUN apt-get update \
  && apt-get install -y --no-install-recommends postgresql-client \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o node -g node -m 700 /data
WORKDIR /shop
COPY --from=build /shop ./
ARG SHOP=clothing
ENV NODE_ENV=production \
  SHOP=${SHOP} \
  DATA_DIR=/data \
  MALLOC_ARENA_MAX=2 \
  MALLOC_MMAP_THRESHOLD_=262144
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "scripts/health.mjs"]
CMD ["node", "--import", "tsx", "server/main.ts"]
