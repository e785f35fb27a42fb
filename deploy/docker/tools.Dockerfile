# syntax=docker/dockerfile:1
# What an installation runs once, beside the services: docker build -f deploy/docker/tools.Dockerfile -t oddsmates/tools .
ARG NODE_VERSION=20.20.2

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
COPY deploy/empty-package deploy/empty-package
COPY deploy/package.json deploy/
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --omit=dev -w @oddsmates/deploy
COPY deploy/tsconfig.json deploy/
COPY tsconfig.base.json tsconfig.node.json ./
COPY deploy/build deploy/build
COPY deploy/docker deploy/docker
COPY deploy/local/root.ts deploy/local/problem.ts deploy/local/databases.ts deploy/local/services.ts deploy/local/secrets.ts deploy/local/
RUN node --import tsx deploy/docker/lay-out.ts tool create-databases /image

FROM node:${NODE_VERSION}-bookworm-slim
ENV NODE_ENV=production
COPY --from=build /image /app
WORKDIR /app
USER 1000:1000
CMD ["node", "--enable-source-maps", "create-databases.js"]
