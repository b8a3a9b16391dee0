# docker build -t earshot .
# docker run --rm -v "$PWD:/app" earshot check
FROM swift:6.1-bookworm AS build
WORKDIR /earshot
COPY Package.swift ./
COPY Plugins Plugins
COPY Sources Sources
COPY Tests Tests
RUN swift build --configuration release --product earshot --static-swift-stdlib \
  && strip .build/release/earshot

FROM debian:bookworm-slim
# 'compare' and '--changed-since' ask Git, which refuses repositories of other users unless told that they are safe.
RUN apt-get update && apt-get install --yes --no-install-recommends git && rm -rf /var/lib/apt/lists/* \
  && git config --system --add safe.directory '*'
COPY --from=build /earshot/.build/release/earshot /usr/local/bin/earshot
WORKDIR /app
ENTRYPOINT ["earshot"]
CMD ["check"]
