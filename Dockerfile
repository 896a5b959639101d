# The image of Hearth: the content of a release, as `npm run release` packs it.

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc tsconfig.base.json ./
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
COPY packages/e2e/package.json packages/e2e/
COPY packages/ingredients/package.json packages/ingredients/
COPY packages/locales/package.json packages/locales/
COPY packages/recipe-extractor/package.json packages/recipe-extractor/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/
RUN npm ci --ignore-scripts --no-audit --no-fund --omit=dev
COPY LICENSE CHANGELOG.md ./
COPY docs/install.md docs/
COPY tools tools
COPY packages packages
RUN node tools/release.mjs --content /release

FROM node:24-slim
ENV NODE_ENV=production \
    PRODUCTION=true \
    DATA_DIR=/app/data \
    API_PORT=9000 \
    PUID=911 \
    PGID=911
WORKDIR /app
COPY --from=build /release ./
COPY --chmod=755 tools/image/entrypoint.sh /usr/local/bin/hearth
RUN mkdir /app/data && chown 911:911 /app/data
VOLUME /app/data
EXPOSE 9000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --start-interval=1s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.API_PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["hearth"]
CMD ["node", "server/main.js"]
