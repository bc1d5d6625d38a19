# A Node LTS, by its exact version. A build that must be the same every time adds the digest, which
# `docker buildx imagetools inspect node:24.21.0-bookworm-slim` prints: --build-arg NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:…
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY mall-api/package.json mall-api/
COPY realtime-server/package.json realtime-server/
COPY deploy/package.json deploy/
RUN npm ci
COPY . .
RUN npm run build && rm build/*/*.map && npm ci --omit=dev --ignore-scripts --workspace deploy

FROM ${NODE_IMAGE}
ARG VERSION=unknown
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Promenade" \
      org.opencontainers.image.description="Public sites of shopping centres with a loyalty programme" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
WORKDIR /site
# Each arena of the allocator keeps memory that others could use: docs/performance.md has the figures.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/build build
# Any user runs it, also on a read-only file system: only these three folders are written to. Made here, because a copied
# folder has the default permissions.
RUN mkdir .data .cache .assets && chmod 1777 .data .cache .assets
USER 1000:1000
EXPOSE 3000
VOLUME ["/site/.data", "/site/.cache", "/site/.assets"]
# By the shell: another Node every ten seconds would cost more than the site without visitors, and the image has no client.
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/${PORT:-3000} && printf 'GET /livez HTTP/1.0\\r\\n\\r\\n' >&3 && read -r -u 3 version status rest && [ \"$status\" = 200 ]"]
CMD ["node", "build/process/main.js"]
