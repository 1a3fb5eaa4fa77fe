#!/bin/sh
# Dixit Qt @VERSION@: this file carries the whole program behind its last line of text.
# Opened, it installs the program for this user alone and starts it. Nothing outside of
# $HOME/.local is touched, and no rights are asked for.
set -eu

NAME=dixit-qt
ID=@ID@
VERSION=@VERSION@
SHA256=@SHA256@
LINES=@LINES@
PREFIX="${HOME:?}/.local"
HERE="$PREFIX/lib/$NAME"

usage() {
    cat <<TEXT
Dixit Qt $VERSION for Linux

  $0              install for this user, then start the game
  $0 --install    only install
  $0 --extract D  unpack the program into the folder D
  $0 --uninstall  remove what was installed; saved games stay
  $0 --help       this text

The program goes to $HERE, its command to $PREFIX/bin.
TEXT
}

fail() {
    echo "Dixit Qt: $1" >&2
    exit 1
}

unpack() {
    command -v xz >/dev/null 2>&1 || fail "xz is missing; install xz-utils (or xz) and try again."
    mkdir -p "$1"
    payload="$1/.$NAME.$$"
    tail -n "+$LINES" "$SELF" >"$payload" || fail "there is not enough room in $1."
    if ! printf '%s  %s\n' "$SHA256" "$payload" | sha256sum -c - >/dev/null 2>&1; then
        rm -f "$payload"
        fail "this file is damaged; download it again."
    fi
    tar -xJf "$payload" -C "$1" || { rm -f "$payload"; fail "it could not be unpacked into $1."; }
    rm -f "$payload"
}

remove() {
    rm -rf "$HERE" "$HERE.new" "${XDG_CACHE_HOME:-$HOME/.cache}/$NAME"
    rm -f "$PREFIX/bin/$NAME" "$PREFIX/share/applications/$ID.desktop"
    rm -f "$PREFIX/share/metainfo/$ID.metainfo.xml"
    rm -f "$PREFIX/share/icons/hicolor/512x512/apps/$ID.png"
    for folder in bin lib share/applications share/metainfo share/icons/hicolor/512x512/apps \
        share/icons/hicolor/512x512 share/icons/hicolor share/icons share; do
        rmdir "$PREFIX/$folder" 2>/dev/null || true
    done
    rmdir "$PREFIX" 2>/dev/null || true
}

install() {
    rm -rf "$HERE.new"
    unpack "$HERE.new"
    rm -rf "$HERE"
    mv "$HERE.new/$NAME" "$HERE"
    rmdir "$HERE.new"
    mkdir -p "$PREFIX/bin" "$PREFIX/share"
    cp -R "$HERE/share/." "$PREFIX/share/"
    rm -rf "$HERE/share"
    ln -sf "../lib/$NAME/$NAME" "$PREFIX/bin/$NAME"
    sed -i "s|^Exec=.*|Exec=\"$HERE/$NAME\"|" "$PREFIX/share/applications/$ID.desktop"
    echo "Dixit Qt $VERSION is installed: $PREFIX/bin/$NAME"
}

case "$0" in
/*) SELF="$0" ;;
*) SELF="$(pwd)/$0" ;;
esac

case "${1:-}" in
"") install && exec "$HERE/$NAME" ;;
--install) install ;;
--extract) unpack "${2:?the folder is missing}" ;;
--uninstall) remove && echo "Dixit Qt is removed; saved games stay." ;;
--help | -h) usage ;;
*) usage >&2 && exit 2 ;;
esac
exit 0
