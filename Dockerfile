FROM node:20-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:20-bookworm-slim AS dependencies
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts

FROM node:20-bookworm-slim
WORKDIR /site
ENV NODE_ENV=production
COPY --from=dependencies --chown=node:node /site/node_modules node_modules
COPY --from=build --chown=node:node /site/build build
COPY --chown=node:node package.json ./
RUN mkdir .data .cache && chown node:node . .data .cache
USER node
EXPOSE 3000
VOLUME ["/site/.data", "/site/.cache"]
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/process/main.js"]
