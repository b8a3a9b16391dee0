# The image takes the program from an archive of `make dist`, so nothing is compiled here:
#
#   make dist && docker build -t earshot .
#   docker run --rm -v "$PWD:/app" earshot check
FROM debian:bookworm-slim AS archive
ARG TARGETARCH=amd64
COPY dist/earshot-*-linux-*.tar.gz dist/earshot-*-linux-*.tar.gz.sha256 /archives/
# The newest archive for this machine, if several lie there.
RUN cd /archives \
  && case "$TARGETARCH" in amd64) machine=x86_64 ;; arm64) machine=aarch64 ;; *) machine=$TARGETARCH ;; esac \
  && archive=$(ls earshot-*-linux-"$machine".tar.gz | sort -V | tail -n 1) \
  && sha256sum --check "$archive.sha256" \
  && mkdir /earshot && tar -xzf "$archive" -C /earshot --strip-components=1

FROM debian:bookworm-slim
# 'compare' and '--changed-since' ask Git, which refuses repositories of other users unless told that they are safe.
RUN apt-get update && apt-get install --yes --no-install-recommends git && rm -rf /var/lib/apt/lists/* \
  && git config --system --add safe.directory '*'
COPY --from=archive /earshot/earshot /usr/local/bin/earshot
WORKDIR /app
ENTRYPOINT ["earshot"]
CMD ["check"]
