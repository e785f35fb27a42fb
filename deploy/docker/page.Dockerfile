# syntax=docker/dockerfile:1
# The shell or a remote: docker build -f deploy/docker/page.Dockerfile --build-arg PAGE=mfe-auth -t oddsmates/mfe-auth .
# The target `edge` is the one origin in front of everything, where no ingress is: docker build -f deploy/docker/page.Dockerfile --target edge .
ARG NODE_VERSION=20.20.2
ARG DEBIAN_VERSION=bookworm-20260918-slim

FROM node:${NODE_VERSION}-bookworm-slim AS build
ARG PAGE
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
COPY deploy/empty-package deploy/empty-package
COPY deploy/package.json deploy/
COPY proto/package.json proto/
COPY shell/sdk/package.json shell/sdk/
COPY ${PAGE}/package.json ${PAGE}/
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts -w @oddsmates/deploy -w @oddsmates/proto -w @oddsmates/sdk -w @oddsmates/${PAGE}
COPY tsconfig.base.json tsconfig.web.json ./
COPY deploy/build deploy/build
COPY deploy/docker deploy/docker
COPY deploy/local/root.ts deploy/local/problem.ts deploy/local/
COPY proto/gen/api.ts proto/gen/
COPY proto/gen/web proto/gen/web
COPY shell/sdk shell/sdk
COPY ${PAGE} ${PAGE}
RUN node --import tsx deploy/docker/lay-out.ts page ${PAGE} /image

# Debian's own nginx: the one whose module sends what was compressed with brotli when it was built.
FROM debian:${DEBIAN_VERSION} AS nginx
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY deploy/docker/nginx /etc/oddsmates
USER 33:33
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=5s --timeout=3s --start-period=10s --retries=3 CMD ["bash", "/etc/oddsmates/healthy.sh"]

FROM nginx AS edge
CMD ["nginx", "-e", "stderr", "-c", "/etc/oddsmates/edge.conf"]

FROM nginx
COPY --from=build /image /srv
CMD ["nginx", "-e", "stderr", "-c", "/etc/oddsmates/page.conf"]
