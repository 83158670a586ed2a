# The release of `npm run pack`, unpacked on a small Debian. Build: docker build -t man-1-palu .
FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run pack \
 && mkdir /app \
 && tar -xzf release/man-1-palu-*.tar.gz -C /app --strip-components=1

FROM debian:bookworm-slim
RUN groupadd --system --gid 10001 portal \
 && useradd --system --uid 10001 --gid portal --home-dir /data --shell /usr/sbin/nologin portal \
 && install -d -o portal -g portal -m 0750 /data
COPY --from=build /app /app
ENV PATH=/app/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    DATA_DIR=/data \
    PORT=3000
USER portal
WORKDIR /app
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s --retries=3 \
  CMD ["/app/node_modules/.bin/node", "-e", "fetch(`http://localhost:${process.env.PORT}/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["npm", "start"]
