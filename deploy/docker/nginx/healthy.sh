# Whether the server of this container answers: Debian's slim image has no program that asks, but bash can.
exec 3<>/dev/tcp/127.0.0.1/8080
printf 'GET /healthz HTTP/1.0\r\n\r\n' >&3
grep -q '^HTTP/1.1 200' <&3
