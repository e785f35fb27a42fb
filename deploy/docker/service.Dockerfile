# syntax=docker/dockerfile:1
# The gateway or a service: docker build -f deploy/docker/service.Dockerfile --build-arg SERVICE=wallet -t oddsmates/wallet .
# What is copied is what the slice depends on (deploy/build/slices.ts): a change elsewhere leaves every layer as it is.
ARG NODE_VERSION=20.20.2

FROM node:${NODE_VERSION}-bookworm-slim AS build
ARG SERVICE
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
COPY deploy/empty-package deploy/empty-package
COPY deploy/package.json deploy/
COPY proto/package.json proto/
COPY services/kit/package.json services/kit/
COPY services/${SERVICE}/package.json services/${SERVICE}/
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --omit=dev -w @oddsmates/deploy -w @oddsmates/proto -w @oddsmates/kit -w @oddsmates/${SERVICE}
COPY tsconfig.base.json tsconfig.node.json ./
COPY deploy/build deploy/build
COPY deploy/docker deploy/docker
COPY deploy/local/root.ts deploy/local/problem.ts deploy/local/
COPY proto/src proto/src
COPY proto/gen/grpc proto/gen/grpc
COPY proto/gen/es proto/gen/es
COPY proto/gen/openapi.json proto/gen/
COPY services/kit services/kit
COPY services/${SERVICE} services/${SERVICE}
RUN node --import tsx deploy/docker/lay-out.ts service ${SERVICE} /image

FROM node:${NODE_VERSION}-bookworm-slim
ARG SERVICE
ENV NODE_ENV=production GRPC_PORT=50051 HTTP_PORT=8081
COPY --from=build /image /app
WORKDIR /app/services/${SERVICE}
# A number, so that Kubernetes can see that it is not root.
USER 1000:1000
EXPOSE 8080 8081 50051
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.HTTP_PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/main.js"]
