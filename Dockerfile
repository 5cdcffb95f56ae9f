# One image for every part of the platform. docker-compose.yml selects the part of a container.
FROM node:24.13.0-slim@sha256:4660b1ca8b28d6d1906fd644abe34b2ed81d15434d26d845ef0aced307cf4b6f AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-audit --no-fund
COPY tsconfig.json ./
COPY api api
COPY workers workers
COPY shared shared
COPY scripts/cli scripts/cli
COPY scripts/gateway scripts/gateway
COPY scripts/local scripts/local
COPY clients/python clients/python
COPY clients/typescript clients/typescript
COPY docs/guides docs/guides
COPY docs/api.md docs/openapi.json docs/
COPY CHANGELOG.md CHANGELOG.ko.md ./
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24.13.0-slim@sha256:4660b1ca8b28d6d1906fd644abe34b2ed81d15434d26d845ef0aced307cf4b6f
WORKDIR /app
# npm keeps its logs where a container with read-only files may write.
ENV NODE_ENV=production HOST=0.0.0.0 OPS_HOST=0.0.0.0 DATA_DIR=/data NPM_CONFIG_CACHE=/tmp/npm
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/scripts scripts
RUN mkdir /data && chown node:node /data
USER node
CMD ["node", "dist/api/main.js"]
