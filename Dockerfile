# One image for every part of the platform. docker-compose.yml selects the part of a container.
FROM node:24-slim AS build
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
COPY docs/guides docs/guides
COPY CHANGELOG.md CHANGELOG.ko.md ./
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 OPS_HOST=0.0.0.0 DATA_DIR=/data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/scripts scripts
RUN mkdir /data && chown node:node /data
USER node
CMD ["npm", "run", "api"]
