"""A push service on this machine, with real HTTPS and a browser's keys, so that tests can decrypt the
messages.
"""

from __future__ import annotations

import datetime
import ipaddress
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from json import loads
from pathlib import Path
from queue import Queue
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from spadille.server.push.base64url import encode
from spadille.server.push.encryption import public_bytes
from tests.support.client import TIMEOUT

_HERE = "127.0.0.1"


@dataclass(frozen=True)
class ReceivedPush:
    """A request that the push service received."""

    path: str
    headers: dict[str, str]
    body: bytes


class Browser:
    """A browser's part of a push subscription: its private key and its secret."""

    def __init__(self) -> None:
        self._private = generate_private_key(SECP256R1())
        self._auth = b"sixteen letters!"

    def subscription(self, endpoint: str, language: str = "en") -> dict[str, str]:
        """Return the subscription that the browser sends to the server."""
        return {
            "endpoint": endpoint,
            "key": encode(public_bytes(self._private)),
            "auth": encode(self._auth),
            "language": language,
        }

    def read(self, body: bytes) -> dict[str, Any]:
        """Decrypt a push message by RFC 8291."""
        salt, length = body[:16], body[20]
        sender, text = body[21 : 21 + length], body[21 + length :]
        secret = self._private.exchange(
            ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), sender)
        )
        about = b"WebPush: info\0" + public_bytes(self._private) + sender
        shared = _derived(secret, self._auth, about, 32)
        cipher = AESGCM(_derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16))
        plain = cipher.decrypt(_derived(shared, salt, b"Content-Encoding: nonce\0", 12), text, None)
        notice: dict[str, Any] = loads(plain.rstrip(b"\x00").removesuffix(b"\x02"))
        return notice


class PushService:
    """A push service that records the requests and answers each path with the status set for it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.posted: Queue[ReceivedPush] = Queue()
        self.statuses: dict[str, int] = {}

    def endpoint(self, name: str) -> str:
        """Return the push endpoint with this name."""
        return f"{self.address}/{name}"

    def next(self) -> ReceivedPush:
        """Wait for the next request and return it."""
        return self.posted.get(timeout=TIMEOUT)


@contextmanager
def run_push_service(folder: Path) -> Iterator[tuple[PushService, ssl.SSLContext]]:
    """Run a push service while the context is open. Yield it with an SSL context that
    trusts its certificate.
    """
    key, certificate = _papers(folder)
    server = ThreadingHTTPServer((_HERE, 0), _Desk)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    service = _Desk.services[server.server_port] = PushService(f"https://{_HERE}:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    try:
        yield service, ssl.create_default_context(cafile=str(certificate))
    finally:
        server.shutdown()
        server.server_close()
        thread.join(TIMEOUT)


class _Desk(BaseHTTPRequestHandler):
    services: dict[int, PushService] = {}  # noqa: RUF012 - by port

    def do_POST(self) -> None:
        service = self.services[self.server.server_address[1]]  # type: ignore[index]
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(service.statuses.get(self.path, 201))
        self.send_header("Content-Length", "0")
        self.end_headers()
        service.posted.put(ReceivedPush(self.path, dict(self.headers.items()), body))

    def log_message(self, *_args: object) -> None:
        pass


def _papers(folder: Path) -> tuple[Path, Path]:
    """Write a private key and a certificate for this machine, and return their paths."""
    private = generate_private_key(SECP256R1())
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    key.write_bytes(private.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    certificate.write_bytes(_certified(private).public_bytes(Encoding.PEM))
    return key, certificate


def _certified(private: EllipticCurvePrivateKey) -> x509.Certificate:
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "push")])
    now = datetime.datetime.now(datetime.UTC)
    here = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address(_HERE))])
    return (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(private.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(here, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(private, SHA256())
    )


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)
